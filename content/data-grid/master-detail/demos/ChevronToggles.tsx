import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { teamProjects, type TeamProject } from '../../datasets/employees';

const columns: GridColDef<TeamProject>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 130 },
  { field: 'team', headerName: 'Team', type: 'number', width: 90 },
];

const getNote = ({ row }: GridRowParams<TeamProject>) => (
  <Box sx={{ p: 2, typography: 'body2' }}>{row.note || 'No remarks yet.'}</Box>
);

const getNoteHeight = () => 'auto' as const;

export default function ChevronToggles() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with chevrons"
        rows={teamProjects}
        columns={columns}
        getDetailPanelContent={getNote}
        getDetailPanelHeight={getNoteHeight}
        slots={{
          detailPanelExpandIcon: ExpandMoreIcon,
          detailPanelCollapseIcon: KeyboardArrowUpIcon,
        }}
        hideFooter
      />
    </div>
  );
}
