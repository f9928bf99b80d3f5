import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { inventory, type Product } from '../../datasets/inventory';

interface Question {
  newRow: Product;
  oldRow: Product;
  answer: (row: Product) => void;
}

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 110, editable: true },
];

export default function ConfirmNewPrice() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const processRowUpdate = (newRow: Product, oldRow: Product) =>
    newRow.price === oldRow.price
      ? oldRow
      : new Promise<Product>((answer) => setQuestion({ newRow, oldRow, answer }));

  const reply = (row: Product) => {
    question?.answer(row);
    setQuestion(null);
  };

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory that asks before a price changes"
        rows={inventory}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      {question && (
        <Dialog open onClose={() => reply(question.oldRow)} aria-labelledby="new-price">
          <DialogTitle id="new-price">
            {question.newRow.product}: ${question.newRow.price} instead of ${question.oldRow.price}?
          </DialogTitle>
          <DialogActions>
            <Button onClick={() => reply(question.oldRow)}>Keep the old price</Button>
            <Button onClick={() => reply(question.newRow)}>Change it</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
