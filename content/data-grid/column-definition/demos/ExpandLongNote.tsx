import * as React from 'react';
import OpenInFullIcon from '@mui/icons-material/OpenInFull';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

function NoteCell({ value, row, hasFocus }: GridRenderCellParams<Machine, string>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <Typography variant="body2" noWrap sx={{ flex: 1 }}>
        {value}
      </Typography>
      <IconButton
        size="small"
        aria-label={`Read the note about ${row.name}`}
        aria-haspopup="dialog"
        tabIndex={hasFocus ? 0 : -1}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
      >
        <OpenInFullIcon fontSize="inherit" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': `Note about ${row.name}` } }}
      >
        <Typography variant="body2" sx={{ p: 2, maxWidth: 280 }}>
          {value}
        </Typography>
      </Popover>
    </>
  );
}

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', width: 130 },
  {
    field: 'notes',
    headerName: 'Notes',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: (params) => <NoteCell {...params} />,
  },
];

export default function ExpandLongNote() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid aria-label="Notes" rows={machines.slice(0, 5)} columns={columns} hideFooter />
    </div>
  );
}
