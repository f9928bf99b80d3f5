import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import { purchases, type Purchase } from '../../datasets/purchases';

const number = new Intl.NumberFormat('de-DE');
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Produkt', flex: 1, minWidth: 100 },
  {
    field: 'orderedOn',
    headerName: 'Bestellt am',
    type: 'date',
    width: 110,
    valueFormatter: (value: Date) => day.format(value),
  },
  {
    field: 'quantity',
    headerName: 'Menge',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => number.format(value),
  },
  {
    field: 'unitPrice',
    headerName: 'Stückpreis',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function GermanFormats() {
  return (
    <div style={{ height: 320, width: '100%' }} lang="de">
      <DataGrid
        aria-label="Bestellte Mengen"
        rows={purchases}
        columns={columns}
        localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
        hideFooter
      />
    </div>
  );
}
