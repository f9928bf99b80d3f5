import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 190 },
  { field: 'region', headerName: 'Region', width: 150 },
  { field: 'days', headerName: 'Days', type: 'number', width: 160 },
];

export default function HeaderFilterLook() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with outlined header filters"
        rows={projects}
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
