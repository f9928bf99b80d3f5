import { DataGrid, getGridNumericOperators, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../../datasets/harvest';

const binOperators = getGridNumericOperators()
  .filter(({ value }) => value === '>=' || value === '<=')
  .map((operator) => ({
    ...operator,
    InputComponentProps: {
      ...operator.InputComponentProps,
      label: 'Bins',
      placeholder: '1 to 20',
      helperText: 'Twenty bins fill a truck',
      InputProps: { inputProps: { min: 1, max: 20, step: 1 } },
    },
  }));

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 130 },
  {
    field: 'bins',
    headerName: 'Bins',
    type: 'number',
    width: 120,
    filterOperators: binOperators,
  },
];

export default function WholeNumberInput() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots of twelve bins and more"
        rows={harvest}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'bins', operator: '>=', value: 12 }] } },
        }}
      />
    </div>
  );
}
