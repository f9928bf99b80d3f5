import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../../datasets/harvest';

const textOperators = getGridStringOperators().filter(
  ({ value }) => value === 'contains' || value === 'isEmpty',
);
const rangeOperators = getGridNumericOperators().filter(
  ({ value }) => value === '>=' || value === '<=',
);

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', width: 130 },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 140,
    filterOperators: rangeOperators,
  },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 160,
    filterOperators: textOperators,
  },
];

export default function FewerOperators() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots with two operators for each column"
        rows={harvest}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'weight', operator: '>=', value: 2500 }] },
          },
        }}
      />
    </div>
  );
}
