import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/system';
import { DataGrid } from '@mui/x-data-grid';
import { useThemeState } from '../../state/settings/use-settings.ts';
import { createDemoTheme, renderThemeSheet } from '../../theme/create-demo-theme.ts';

const COLUMNS = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'count', headerName: 'Count', type: 'number' as const },
];

/**
 * A scratch page to try components on: change what it returns, nothing depends on it. It uses the
 * reader's mode and colors, and renders outside the shell.
 */
export function Playground() {
  const theme = createDemoTheme(useThemeState());
  const [rows, setRows] = useState([{ id: 1, name: 'First', count: 1 }]);
  const addRow = () => {
    const id = rows.length + 1;
    setRows([...rows, { id, name: `Row ${id}`, count: id * id }]);
  };
  return (
    <ThemeProvider theme={theme}>
      <style>{renderThemeSheet(theme)}</style>
      <Stack className="demo-stage" spacing={2} sx={{ p: 3 }}>
        <Typography component="h1" variant="h5">
          Playground
        </Typography>
        <div>
          <Button variant="contained" onClick={addRow}>
            Add a row
          </Button>
        </div>
        <div style={{ height: 400 }}>
          <DataGrid rows={rows} columns={COLUMNS} />
        </div>
      </Stack>
    </ThemeProvider>
  );
}
