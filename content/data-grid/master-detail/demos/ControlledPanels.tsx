import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { teamProjects, type TeamProject } from '../../datasets/employees';

const statusNames = { inProgress: 'In progress', ready: 'Ready', inPlanning: 'In planning' };

const columns: GridColDef<TeamProject>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 120 },
  {
    field: 'status',
    headerName: 'Status',
    width: 110,
    valueFormatter: (status: TeamProject['status']) => statusNames[status],
  },
];

const getOffices = ({ row }: GridRowParams<TeamProject>) => (
  <Box sx={{ p: 2, typography: 'body2' }}>{row.offices.join(', ') || 'Nothing booked.'}</Box>
);

const getOfficesHeight = () => 52;

const ready = teamProjects.filter(({ status }) => status === 'ready').map(({ id }) => id);

export default function ControlledPanels() {
  const [open, setOpen] = React.useState<GridRowId[]>(['P-2']);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => setOpen(ready)}>
          Open what is ready
        </Button>
        <Button size="small" onClick={() => setOpen([])}>
          Close all
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Projects with controlled panels"
          rows={teamProjects}
          columns={columns}
          getDetailPanelContent={getOffices}
          getDetailPanelHeight={getOfficesHeight}
          detailPanelExpandedRowIds={open}
          onDetailPanelExpandedRowIdsChange={setOpen}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 32, pt: 1 }} noWrap>
        Open: {open.join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
