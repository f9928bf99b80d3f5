import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { inventory, type Product } from '../../datasets/inventory';

const text = 'Paper clips;40;box\nPaint thinner;12;l';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
  { field: 'unit', headerName: 'Unit', width: 70, editable: true },
];

export default function SplitPastedLists() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40 }}>
        <Button size="small" onClick={() => navigator.clipboard.writeText(text)}>
          Copy a list with semicolons
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Inventory that reads lists with semicolons"
          rows={inventory}
          columns={columns}
          disableRowSelectionOnClick
          splitClipboardPastedText={(pasted) =>
            pasted
              .trim()
              .split(/\r?\n/)
              .map((line) => line.split(/[;\t]/))
          }
          hideFooter
        />
      </div>
    </Box>
  );
}
