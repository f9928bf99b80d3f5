import CloseIcon from '@mui/icons-material/Close';
import TravelExploreIcon from '@mui/icons-material/TravelExplore';
import TuneIcon from '@mui/icons-material/Tune';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { projects, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 130 },
];

export default function CustomFilterIcons() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Projects with other filter icons and words"
        rows={projects}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'region', operator: 'contains', value: 'south' }] },
          },
        }}
        slots={{
          columnFilteredIcon: TravelExploreIcon,
          columnMenuFilterIcon: TuneIcon,
          filterPanelDeleteIcon: CloseIcon,
        }}
        localeText={{
          columnMenuFilter: 'Find in this column',
          filterPanelInputLabel: 'Looking for',
          filterOperatorContains: 'has',
          filterOperatorDoesNotContain: 'has not',
        }}
      />
    </div>
  );
}
