import {
  DataGrid,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridSortCellParams,
} from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

function getWeight({ api, id }: GridSortCellParams<string>): number {
  const lot: HarvestLot = api.getRow(id);
  return lot.weight;
}

const columns: GridColDef<HarvestLot, string>[] = [
  {
    field: 'orchard',
    headerName: 'Orchard, then weight',
    flex: 1,
    minWidth: 170,
    sortComparator: (a, b, paramsA, paramsB) =>
      gridStringOrNumberComparator(a, b, paramsA, paramsB) ||
      getWeight(paramsA) - getWeight(paramsB),
  },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
];

export default function BreakTies() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots by orchard, then by weight"
        rows={harvest}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'orchard', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
