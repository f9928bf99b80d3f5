import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGrid,
  gridFilterModelSelector,
  GridPanelWrapper,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../../datasets/purchases';

const categories = ['Binders', 'Folders', 'Markers', 'Pens', 'Sticky notes'];

function CategoryFilterPanel() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen: string[] = items[0]?.value ?? [];

  const toggle = (category: string) => {
    const value = categories.filter((name) => chosen.includes(name) !== (name === category));
    apiRef.current.setFilterModel({ items: [{ field: 'category', operator: 'isAnyOf', value }] });
  };

  return (
    <GridPanelWrapper>
      <FormGroup sx={{ px: 2, py: 1 }} aria-label="Categories to show">
        {categories.map((category) => (
          <FormControlLabel
            key={category}
            label={category}
            control={
              <Checkbox checked={chosen.includes(category)} onChange={() => toggle(category)} />
            }
          />
        ))}
      </FormGroup>
    </GridPanelWrapper>
  );
}

const columns: GridColDef<Purchase>[] = [
  { field: 'category', headerName: 'Category', width: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, filterable: false },
];

const chosenCategories = {
  items: [{ field: 'category', operator: 'isAnyOf', value: ['Markers', 'Sticky notes'] }],
};

export default function CheckboxFilterPanel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases of chosen categories"
        rows={purchases}
        columns={columns}
        initialState={{ filter: { filterModel: chosenCategories } }}
        slots={{ filterPanel: CategoryFilterPanel }}
      />
    </div>
  );
}
