import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { labelNames, inventory, type Product } from '../../datasets/inventory';

type LabelParams = GridRenderEditCellParams<Product, string[]>;

function LabelSelect({ id, field, value = [] }: LabelParams) {
  const apiRef = useGridApiContext();

  return (
    <Select
      multiple
      defaultOpen
      fullWidth
      size="small"
      sx={{ height: '100%' }}
      value={value}
      renderValue={(names) => names.join(', ')}
      onChange={({ target }) => apiRef.current.setEditCellValue({ id, field, value: target.value })}
      SelectDisplayProps={{ 'aria-label': 'Labels' }}
      MenuProps={{
        // Keeps Enter in the menu from closing the cell.
        onKeyDown: (event) => event.key === 'Enter' && event.stopPropagation(),
      }}
    >
      {labelNames.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'labels',
    headerName: 'Labels',
    width: 170,
    editable: true,
    valueFormatter: (value: string[]) => value.join(', '),
    renderEditCell: (params: LabelParams) => <LabelSelect {...params} />,
  },
];

export default function MultipleSelectEditor() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Inventory with labels" rows={inventory} columns={columns} hideFooter />
    </div>
  );
}
