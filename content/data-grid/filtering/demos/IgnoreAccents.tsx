import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { library, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'creator', headerName: 'Creator', width: 150 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
];

const nunez = { items: [{ field: 'creator', operator: 'contains', value: 'nunez' }] };

export default function IgnoreAccents() {
  const [ignored, setIgnored] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={ignored} onChange={(event) => setIgnored(event.target.checked)} />
        }
        label="Ignore accents"
      />
      <div style={{ height: 300 }}>
        <DataGrid
          key={String(ignored)}
          aria-label="Library items by creators called nunez"
          rows={library}
          columns={columns}
          ignoreDiacritics={ignored}
          initialState={{ filter: { filterModel: nunez } }}
        />
      </div>
    </Box>
  );
}
