import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { inventory, type Product } from '../../datasets/inventory';

export default function DeleteInventoryRows() {
  const [rows, setRows] = React.useState(inventory);
  const [deleted, setDeleted] = React.useState<Product | null>(null);

  const columns = React.useMemo<GridColDef<Product>[]>(
    () => [
      { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
      { field: 'supplier', headerName: 'Supplier', width: 130, editable: true },
      {
        field: 'actions',
        type: 'actions',
        width: 60,
        getActions: ({ row }) => [
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label={`Delete ${row.product}`}
            onClick={() => {
              setRows((current) => current.filter(({ id }) => id !== row.id));
              setDeleted(row);
            }}
          />,
        ],
      },
    ],
    [],
  );

  const restore = () => {
    if (deleted) {
      setRows((current) => [...current, deleted].sort((a, b) => a.id - b.id));
      setDeleted(null);
    }
  };

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Inventory that shrinks" rows={rows} columns={columns} hideFooter />
      <Snackbar
        open={deleted !== null}
        message={`${deleted?.product} deleted.`}
        action={
          <Button color="inherit" size="small" onClick={restore}>
            Undo
          </Button>
        }
        autoHideDuration={8000}
        onClose={(_event, reason) => reason === 'timeout' && setDeleted(null)}
      />
    </div>
  );
}
