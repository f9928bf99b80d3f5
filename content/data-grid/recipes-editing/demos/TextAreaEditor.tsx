import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

function NoteEditor({ id, field, value, colDef }: GridRenderEditCellParams<Purchase, string>) {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <div ref={setAnchor} style={{ width: '100%' }}>
      <Popper open={anchor !== null} anchorEl={anchor} placement="bottom-start">
        <Paper elevation={4} sx={{ p: 1, width: Math.max(colDef.width ?? 0, 240) }}>
          <InputBase
            multiline
            fullWidth
            rows={4}
            autoFocus
            value={value}
            onChange={({ target }) =>
              apiRef.current.setEditCellValue({ id, field, value: target.value })
            }
            // Shift + Enter starts a new line; Enter alone reaches the grid and saves.
            onKeyDown={(event) =>
              event.key === 'Enter' && event.shiftKey && event.stopPropagation()
            }
            inputProps={{ 'aria-label': 'Note' }}
          />
        </Paper>
      </Popper>
    </div>
  );
}

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', width: 130 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 160,
    editable: true,
    renderEditCell: (params) => <NoteEditor {...params} />,
  },
];

export default function TextAreaEditor() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Purchases with notes" rows={purchases} columns={columns} hideFooter />
    </div>
  );
}
