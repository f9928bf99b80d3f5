import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { grades, harvest, type HarvestGrade, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  {
    field: 'grade',
    headerName: 'Grade',
    width: 110,
    sortComparator: (a: HarvestGrade, b: HarvestGrade) => grades.indexOf(a) - grades.indexOf(b),
  },
  { field: 'pricePerKilo', headerName: 'Price ($/kg)', type: 'number', width: 110 },
];

export default function SortByGrade() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots from the best grade to the lowest"
        rows={harvest}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'grade', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
