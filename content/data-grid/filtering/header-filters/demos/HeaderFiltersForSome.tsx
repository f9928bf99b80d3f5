import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { harvest, type HarvestLot } from '../../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 160 },
  { field: 'plot', headerName: 'Plot', width: 100, renderHeaderFilter: () => null },
  { field: 'bins', headerName: 'Bins', type: 'number', width: 90, filterable: false },
];

export default function HeaderFiltersForSome() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Harvest lots with a header filter for the cultivar"
        rows={harvest}
        columns={columns}
        headerFilters
      />
    </div>
  );
}
