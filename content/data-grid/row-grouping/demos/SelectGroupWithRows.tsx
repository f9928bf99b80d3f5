import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowSelectionModel,
  type GridRowSelectionPropagation,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

const propagation: GridRowSelectionPropagation = { parents: true, descendants: true };

export default function SelectGroupWithRows() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([]);
  const selected = shipments.filter((shipment) => selection.includes(shipment.id));

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Shipments selected with their service"
          rows={shipments}
          columns={columns}
          initialState={{
            rowGrouping: { model: ['service'] },
            columns: { columnVisibilityModel: { service: false } },
          }}
          checkboxSelection
          rowSelectionPropagation={propagation}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        {selection.length} ids selected, {selected.length} of them shipments
      </Typography>
    </Box>
  );
}
