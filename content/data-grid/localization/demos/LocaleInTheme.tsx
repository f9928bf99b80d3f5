import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, jaJP, ptBR } from '@mui/x-data-grid/locales';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { machines, type Machine } from '../../datasets/machines';

const locales = { deDE, jaJP, ptBR };
const names = { deDE: 'Deutsch', jaJP: '日本語', ptBR: 'Português (Brasil)' };
const codes: (keyof typeof locales)[] = ['deDE', 'jaJP', 'ptBR'];

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'connected', headerName: 'Connected', type: 'boolean', width: 100 },
];

export default function LocaleInTheme() {
  const [code, setCode] = React.useState<keyof typeof locales>('deDE');
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, locales[code]), [outer, code]);

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Language"
        value={code}
        onChange={(event) => setCode(codes.find((item) => item === event.target.value) ?? 'deDE')}
        sx={{ width: 200, height: 48 }}
      >
        {codes.map((item) => (
          <MenuItem key={item} value={item}>
            {names[item]}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <div style={{ height: 320 }}>
          <DataGrid aria-label="Machines" rows={machines} columns={columns} checkboxSelection />
        </div>
      </ThemeProvider>
    </Box>
  );
}
