import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  {
    field: 'bins',
    headerName: 'Bins',
    type: 'number',
    width: 90,
    sortingOrder: ['desc', 'asc', null],
  },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 120,
    sortingOrder: ['desc', 'asc', null],
  },
];

export default function LargestNumbersFirst() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots whose numbers sort from the largest"
        rows={harvest}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
