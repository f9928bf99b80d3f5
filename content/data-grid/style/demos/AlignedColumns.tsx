import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  { field: 'grade', headerName: 'Grade', width: 100, align: 'center', headerAlign: 'center' },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 110,
    align: 'left',
    headerAlign: 'left',
  },
];

export default function AlignedColumns() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots in aligned columns"
        rows={harvest}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
