import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', width: 170 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'manager', headerName: 'Manager', width: 150 },
  { field: 'start', headerName: 'Start', type: 'date', width: 120 },
  { field: 'budget', headerName: 'Budget ($)', type: 'number', width: 120 },
];

const pins: GridPinnedColumnFields = { left: ['title'], right: ['budget'] };
const noPins: GridPinnedColumnFields = {};

export default function PinOnWideScreens() {
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'));

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Projects, pinned where there is room"
        rows={projects}
        columns={columns}
        pinnedColumns={wide ? pins : noPins}
        disableColumnPinning={!wide}
        hideFooter
      />
    </div>
  );
}
