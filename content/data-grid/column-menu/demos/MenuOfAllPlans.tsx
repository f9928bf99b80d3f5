import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'hall', headerName: 'Hall', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 110 },
];

export default function MenuOfAllPlans() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Concerts with the column menu of the Premium plan"
        rows={concerts}
        columns={columns}
        initialState={{ aggregation: { model: { sold: 'sum' } } }}
        hideFooter
      />
    </div>
  );
}
