import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../datasets/orders';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    note?: string;
    onNoteChange?: (note: string) => void;
  }
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'product', headerName: 'Product', flex: 1 },
];

function NoteToolbar(props: { note?: string; onNoteChange?: (note: string) => void }) {
  return (
    <TextField
      label="Note"
      size="small"
      value={props.note ?? ''}
      onChange={(event) => props.onNoteChange?.(event.target.value)}
      sx={{ m: 1.5 }}
    />
  );
}

export default function StableAndUnstableSlot() {
  const [note, setNote] = React.useState('');
  const [stable, setStable] = React.useState(false);

  // A new component on every render: the text field is mounted again and loses the focus.
  const InlineToolbar = () => <NoteToolbar note={note} onNoteChange={setNote} />;

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={<Switch checked={stable} onChange={(_event, checked) => setStable(checked)} />}
        label="Component from the top level"
      />
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders with a note in the toolbar"
          rows={orders}
          columns={columns}
          slots={{ toolbar: stable ? NoteToolbar : InlineToolbar }}
          slotProps={{ toolbar: { note, onNoteChange: setNote } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
