import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    editable: true,
    pastedValueParser: (value) => {
      const quantity = Number(value.replace(/[^\d.-]/g, ''));
      return value.trim() === '' || Number.isNaN(quantity) ? undefined : quantity;
    },
  },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 110,
    editable: true,
    pastedValueParser: (value) => {
      const date = new Date(value);
      return Number.isNaN(date.getTime()) ? undefined : date;
    },
  },
];

export default function ParsePastedValues() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Purchases that read formatted values"
        rows={purchases}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
