import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { allergenNames, pantry, type Ingredient } from '../../datasets/kitchen';

type AllergenParams = GridRenderEditCellParams<Ingredient, string[]>;

function AllergenSelect({ id, field, value = [] }: AllergenParams) {
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
      SelectDisplayProps={{ 'aria-label': 'Allergens' }}
      MenuProps={{
        // Keeps Enter in the menu from closing the cell.
        onKeyDown: (event) => event.key === 'Enter' && event.stopPropagation(),
      }}
    >
      {allergenNames.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}

const columns: GridColDef<Ingredient>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 120 },
  {
    field: 'allergens',
    headerName: 'Allergens',
    width: 170,
    editable: true,
    valueFormatter: (value: string[]) => value.join(', '),
    renderEditCell: (params: AllergenParams) => <AllergenSelect {...params} />,
  },
];

export default function MultipleSelectEditor() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Pantry with allergens" rows={pantry} columns={columns} hideFooter />
    </div>
  );
}
