import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { library, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'creator', headerName: 'Creator', width: 150 },
];

const lastIndex = library.length - 1;

export default function FocusFromOutside() {
  const apiRef = useGridApiRef();

  const goToLastItem = () => {
    apiRef.current.scrollToIndexes({ rowIndex: lastIndex, colIndex: 0 });
    apiRef.current.setCellFocus(library[lastIndex]!.id, 'title');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={goToLastItem}>
          Last item
        </Button>
        <Button size="small" onClick={() => apiRef.current.setColumnHeaderFocus('creator')}>
          Creator header
        </Button>
      </Box>
      <div style={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          rows={library}
          columns={columns}
          slotProps={{ main: { 'aria-label': 'Items that buttons focus' } }}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </Box>
  );
}
