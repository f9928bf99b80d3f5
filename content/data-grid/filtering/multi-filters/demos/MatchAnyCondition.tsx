import { DataGridPro, GridLogicOperator, type GridColDef } from '@mui/x-data-grid-pro';
import { harvest, type HarvestLot } from '../../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 130 },
  { field: 'grade', headerName: 'Grade', width: 120 },
  { field: 'sugar', headerName: 'Sugar (°Brix)', type: 'number', width: 170 },
];

export default function MatchAnyCondition() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Harvest lots for juice, and those not measured"
        rows={harvest}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              logicOperator: GridLogicOperator.Or,
              items: [
                { id: 1, field: 'grade', operator: 'equals', value: 'Juice' },
                { id: 2, field: 'sugar', operator: 'isEmpty' },
              ],
            },
          },
        }}
      />
    </div>
  );
}
