import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

const rowFilter = { items: [{ field: 'parcels', operator: '>', value: 250 }] };
const groupFilter = {
  items: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, operator: 'contains', value: 'press' }],
};

export default function FilterRowsOrGroups() {
  const [filterModel, setFilterModel] = React.useState(rowFilter);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Filter"
        value={filterModel}
        onChange={(_event, model: typeof rowFilter | null) => model && setFilterModel(model)}
        sx={{ height: 40, mb: 1, '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value={rowFilter}>Over 250 parcels</ToggleButton>
        <ToggleButton value={groupFilter}>Services with “press”</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Shipments with a filter on rows or groups"
          rows={shipments}
          columns={columns}
          initialState={{ rowGrouping: { model: ['service'] } }}
          filterModel={filterModel}
          hideFooter
        />
      </div>
    </Box>
  );
}
