import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { harvest, type HarvestLot } from '../../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 130 },
  { field: 'fruit', headerName: 'Fruit', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

export default function OneConditionOnly() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Harvest lots with one condition at a time"
        rows={harvest}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'fruit', operator: 'equals', value: 'Pear' }] },
          },
        }}
        disableMultipleColumnsFiltering
      />
    </div>
  );
}
