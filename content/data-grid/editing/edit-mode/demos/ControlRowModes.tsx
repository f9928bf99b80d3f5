import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { inventory, type Product } from '../../../datasets/inventory';

type RowMode = GridRowModesModel[GridRowId];

const edit: RowMode = { mode: GridRowModes.Edit, fieldToFocus: 'product' };
const save: RowMode = { mode: GridRowModes.View };
const discard: RowMode = { mode: GridRowModes.View, ignoreModifications: true };

export default function ControlRowModes() {
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const set = (id: GridRowId, mode: RowMode) => () =>
    setModes((current) => ({ ...current, [id]: mode }));

  const columns: GridColDef<Product>[] = [
    { field: 'product', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
    { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
    {
      field: 'actions',
      type: 'actions',
      getActions: ({ id }) =>
        modes[id]?.mode === GridRowModes.Edit
          ? [
              <GridActionsCellItem icon={<CheckIcon />} label="Save" onClick={set(id, save)} />,
              <GridActionsCellItem
                icon={<CloseIcon />}
                label="Discard"
                onClick={set(id, discard)}
              />,
            ]
          : [<GridActionsCellItem icon={<EditIcon />} label="Edit" onClick={set(id, edit)} />],
    },
  ];

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory with buttons for the mode of each row"
        rows={inventory}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        hideFooter
      />
    </div>
  );
}
