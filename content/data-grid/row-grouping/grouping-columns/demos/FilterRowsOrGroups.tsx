import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

const rowFilter = { items: [{ field: 'passengers', operator: '>', value: 250 }] };
const groupFilter = {
  items: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, operator: 'contains', value: 'land' }],
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
        <ToggleButton value={rowFilter}>Over 250 people</ToggleButton>
        <ToggleButton value={groupFilter}>Lines with “land”</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Ferry crossings with a filter on rows or groups"
          rows={ferries}
          columns={columns}
          initialState={{ rowGrouping: { model: ['line'] } }}
          filterModel={filterModel}
          hideFooter
        />
      </div>
    </Box>
  );
}
