import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'plant', headerName: 'Plant', width: 110 },
];

const getNotes = ({ row }: GridRowParams<Machine>) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {row.notes}
  </Typography>
);

const getNotesHeight = () => 'auto' as const;

export default function OneOpenPanel() {
  const [open, setOpen] = React.useState<GridRowId[]>([2]);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Machines with one open note"
        rows={machines}
        columns={columns}
        getDetailPanelContent={getNotes}
        getDetailPanelHeight={getNotesHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={(ids) => setOpen(ids.slice(-1))}
        hideFooter
      />
    </div>
  );
}
