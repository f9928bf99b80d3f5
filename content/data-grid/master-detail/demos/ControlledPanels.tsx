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
import { programs, type OrchestraProgram } from '../../datasets/orchestra';

const statusNames = { rehearsing: 'Rehearsing', ready: 'Ready', inPlanning: 'In planning' };

const columns: GridColDef<OrchestraProgram>[] = [
  { field: 'title', headerName: 'Program', flex: 1, minWidth: 120 },
  {
    field: 'status',
    headerName: 'Status',
    width: 110,
    valueFormatter: (status: OrchestraProgram['status']) => statusNames[status],
  },
];

const getCities = ({ row }: GridRowParams<OrchestraProgram>) => (
  <Box sx={{ p: 2, typography: 'body2' }}>{row.cities.join(', ') || 'Nothing booked.'}</Box>
);

const getCitiesHeight = () => 52;

const ready = programs.filter(({ status }) => status === 'ready').map(({ id }) => id);

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
          aria-label="Programs with controlled panels"
          rows={programs}
          columns={columns}
          getDetailPanelContent={getCities}
          getDetailPanelHeight={getCitiesHeight}
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
