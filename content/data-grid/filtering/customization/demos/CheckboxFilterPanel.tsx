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
import { harvest, type HarvestLot } from '../../../datasets/harvest';

const fruits = ['Apple', 'Apricot', 'Cherry', 'Pear', 'Plum'];

function FruitFilterPanel() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen: string[] = items[0]?.value ?? [];

  const toggle = (fruit: string) => {
    const value = fruits.filter((name) => chosen.includes(name) !== (name === fruit));
    apiRef.current.setFilterModel({ items: [{ field: 'fruit', operator: 'isAnyOf', value }] });
  };

  return (
    <GridPanelWrapper>
      <FormGroup sx={{ px: 2, py: 1 }} aria-label="Fruits to show">
        {fruits.map((fruit) => (
          <FormControlLabel
            key={fruit}
            label={fruit}
            control={<Checkbox checked={chosen.includes(fruit)} onChange={() => toggle(fruit)} />}
          />
        ))}
      </FormGroup>
    </GridPanelWrapper>
  );
}

const columns: GridColDef<HarvestLot>[] = [
  { field: 'fruit', headerName: 'Fruit', width: 150 },
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 130, filterable: false },
];

const stone = { items: [{ field: 'fruit', operator: 'isAnyOf', value: ['Cherry', 'Plum'] }] };

export default function CheckboxFilterPanel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots of chosen fruits"
        rows={harvest}
        columns={columns}
        initialState={{ filter: { filterModel: stone } }}
        slots={{ filterPanel: FruitFilterPanel }}
      />
    </div>
  );
}
