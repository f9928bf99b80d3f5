import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 110 },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 110,
    editable: true,
    pastedValueParser: (value) => {
      const weight = Number(value.replace(/[^\d.-]/g, ''));
      return value.trim() === '' || Number.isNaN(weight) ? undefined : weight;
    },
  },
  {
    field: 'pickedOn',
    headerName: 'Picked on',
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
        aria-label="Harvest lots that read formatted values"
        rows={harvest}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
