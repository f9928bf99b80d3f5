import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses, type GridColDef } from '@mui/x-data-grid-premium';
import { servers, type Server } from '../../datasets/servers';

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 130 },
  { field: 'at08', headerName: '08:00', type: 'number', width: 72 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 72 },
];

const line = '2px solid var(--range-color)';

export default function OutlinedCellRange() {
  return (
    <Box
      sx={{
        height: 320,
        width: '100%',
        '--range-color': (theme) => theme.palette.primary.main,
        [`& .${gridClasses.cell}.Mui-selected`]: { position: 'relative' },
        [`& .${gridClasses.cell}.Mui-selected::after`]: {
          content: '""',
          position: 'absolute',
          inset: 0,
          pointerEvents: 'none',
        },
        [`& .${gridClasses['cell--rangeTop']}::after`]: { borderTop: line },
        [`& .${gridClasses['cell--rangeBottom']}::after`]: { borderBottom: line },
        [`& .${gridClasses['cell--rangeLeft']}::after`]: { borderInlineStart: line },
        [`& .${gridClasses['cell--rangeRight']}::after`]: { borderInlineEnd: line },
      }}
    >
      <DataGridPremium
        aria-label="Requests per second, a range has an outline"
        rows={servers.slice(0, 5)}
        columns={columns}
        cellSelection
        initialState={{
          cellSelection: {
            'WEB-1': { at08: true, at12: true },
            'WEB-2': { at08: true, at12: true },
            'API-2': { at12: true },
          },
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
