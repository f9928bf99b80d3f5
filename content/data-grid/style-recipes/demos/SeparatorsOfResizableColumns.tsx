import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', width: 170 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130, resizable: false },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90, resizable: false },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

const fixedSeparator = `& .${gridClasses.columnSeparator}:not(.${gridClasses['columnSeparator--resizable']})`;

export default function SeparatorsOfResizableColumns() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with separators at resizable columns"
        rows={offers}
        columns={columns}
        sx={{ [fixedSeparator]: { display: 'none' } }}
        hideFooter
      />
    </div>
  );
}
