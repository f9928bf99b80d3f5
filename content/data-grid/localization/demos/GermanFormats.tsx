import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const number = new Intl.NumberFormat('de-DE');
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Sorte', flex: 1, minWidth: 100 },
  {
    field: 'pickedOn',
    headerName: 'Ernte',
    type: 'date',
    width: 110,
    valueFormatter: (value: Date) => day.format(value),
  },
  {
    field: 'weight',
    headerName: 'Gewicht (kg)',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => number.format(value),
  },
  {
    field: 'pricePerKilo',
    headerName: 'Preis je kg',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function GermanFormats() {
  return (
    <div style={{ height: 320, width: '100%' }} lang="de">
      <DataGrid
        aria-label="Erntemengen"
        rows={harvest}
        columns={columns}
        localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
        hideFooter
      />
    </div>
  );
}
