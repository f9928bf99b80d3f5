import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  { field: 'pickedOn', headerName: 'Picked on', type: 'date', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
];

export default function SortHarvest() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Harvest lots to sort" rows={harvest} columns={columns} hideFooter />
    </div>
  );
}
