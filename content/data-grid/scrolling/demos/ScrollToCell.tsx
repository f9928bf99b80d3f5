import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { createStores, createMonthColumns } from '../../datasets/stores';

const rows = createStores(500, 12);

const columns = createMonthColumns(12);

export default function ScrollToCell() {
  const apiRef = useGridApiRef();

  const goTo = (rowIndex: number, colIndex: number) => {
    apiRef.current.scrollToIndexes({ rowIndex, colIndex });
    apiRef.current.setCellFocus(rows[rowIndex]!.id, columns[colIndex]!.field);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => goTo(0, 0)}>
          First cell
        </Button>
        <Button size="small" onClick={() => goTo(249, 1)}>
          Store 250
        </Button>
        <Button size="small" onClick={() => goTo(499, 13)}>
          Last cell
        </Button>
      </Box>
      <div style={{ height: 370 }}>
        <DataGridPro
          aria-label="Stores to scroll to"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          disableColumnSorting
          disableColumnFilter
          disableColumnReorder
          hideFooter
        />
      </div>
    </Box>
  );
}
