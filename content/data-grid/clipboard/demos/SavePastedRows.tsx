import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { inventory, saveProduct, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
];

export default function SavePastedRows() {
  const [log, setLog] = React.useState<string[]>([]);
  const addLine = (line: string) => setLog((lines) => [...lines, line]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={() => navigator.clipboard.writeText('30\n900\n50')}>
        Copy 30, 900, and 50
      </Button>
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Inventory whose server checks pasted rows"
          rows={inventory}
          columns={columns}
          disableRowSelectionOnClick
          processRowUpdate={(newRow) => saveProduct(newRow)}
          onProcessRowUpdateError={(error: Error) => addLine(error.message)}
          onClipboardPasteStart={({ data }) => setLog([`Pasting ${data.length} rows…`])}
          onClipboardPasteEnd={() => addLine('Done.')}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        sx={{ height: 60, m: 0, mt: 1, overflow: 'auto' }}
      >
        {log.join('\n')}
      </Box>
    </Box>
  );
}
