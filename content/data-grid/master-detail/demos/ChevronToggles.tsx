import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { programs, type OrchestraProgram } from '../../datasets/orchestra';

const columns: GridColDef<OrchestraProgram>[] = [
  { field: 'title', headerName: 'Program', flex: 1, minWidth: 130 },
  { field: 'players', headerName: 'Players', type: 'number', width: 90 },
];

const getNote = ({ row }: GridRowParams<OrchestraProgram>) => (
  <Box sx={{ p: 2, typography: 'body2' }}>{row.note || 'No remarks yet.'}</Box>
);

const getNoteHeight = () => 'auto' as const;

export default function ChevronToggles() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Programs with chevrons"
        rows={programs}
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
