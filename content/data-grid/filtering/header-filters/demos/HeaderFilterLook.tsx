import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 190 },
  { field: 'region', headerName: 'Region', width: 150 },
  { field: 'days', headerName: 'Days', type: 'number', width: 160 },
];

export default function HeaderFilterLook() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Expeditions with outlined header filters"
        rows={expeditions}
        columns={columns}
        headerFilters
        columnHeaderHeight={44}
        headerFilterHeight={64}
        slotProps={{
          headerFilterCell: {
            showClearIcon: false,
            InputComponentProps: { variant: 'outlined', size: 'small', sx: { my: 'auto' } },
          },
        }}
      />
    </div>
  );
}
