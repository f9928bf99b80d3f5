import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { inventory, type Product } from '../../datasets/inventory';

interface Question {
  rows: number;
  paste: () => void;
  cancel: () => void;
}

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
];

export default function ConfirmPaste() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const ask = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      setQuestion({ rows: data.length, paste: resolve, cancel: reject });
    }).finally(() => setQuestion(null));

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Inventory that asks before pasting"
        rows={inventory}
        columns={columns}
        disableRowSelectionOnClick
        onBeforeClipboardPasteStart={ask}
        hideFooter
      />
      {question && (
        <Dialog open onClose={question.cancel} aria-labelledby="confirm-paste">
          <DialogTitle id="confirm-paste">Overwrite up to {question.rows} rows?</DialogTitle>
          <DialogActions>
            <Button onClick={question.cancel}>Cancel</Button>
            <Button onClick={question.paste}>Paste</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
