import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
  type GridComparatorFn,
  type GridSortDirection,
} from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

function emptyLast(direction: GridSortDirection): GridComparatorFn<number | null> {
  const sign = direction === 'desc' ? -1 : 1;

  return (a, b, paramsA, paramsB) => {
    if (a === null || b === null) {
      return Number(a === null) - Number(b === null);
    }
    return sign * gridNumberComparator(a, b, paramsA, paramsB);
  };
}

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  {
    field: 'sugar',
    headerName: 'Sugar (°Brix)',
    type: 'number',
    width: 130,
    getSortComparator: emptyLast,
  },
];

export default function EmptyValuesLast() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots, those without a sugar value last"
        rows={harvest.slice(0, 12)}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'sugar', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
