import Stack from '@mui/material/Stack';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  {
    field: 'ship',
    headerName: 'Ship',
    width: 150,
    renderCell: ({ value, rowNode }) =>
      rowNode.type === 'group' ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {value && <DirectionsBoatIcon fontSize="small" color="primary" />}
          <span>{value}</span>
        </Stack>
      ) : (
        value
      ),
  },
  { field: 'line', headerName: 'Line', width: 150 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function ShipIconInGroups() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings in groups with an icon"
        rows={ferries}
        columns={columns}
        initialState={{ rowGrouping: { model: ['ship'] } }}
        hideFooter
      />
    </div>
  );
}
