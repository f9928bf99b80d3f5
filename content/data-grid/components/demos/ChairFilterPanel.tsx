import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  DataGrid,
  gridFilterModelSelector,
  GridToolbarContainer,
  GridToolbarFilterButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { musicians, type Musician } from '../../datasets/orchestra';

function ChairPanel() {
  const apiRef = useGridApiContext();
  const item = useGridSelector(apiRef, gridFilterModelSelector).items[0];

  return (
    <RadioGroup
      aria-label="Chair"
      value={item?.value ?? ''}
      onChange={(_event, value) => {
        apiRef.current.setFilterModel({ items: [{ field: 'chair', operator: 'contains', value }] });
      }}
      sx={{ p: 2 }}
    >
      <FormControlLabel value="" label="All chairs" control={<Radio />} />
      <FormControlLabel value="Principal" label="Principals" control={<Radio />} />
      <FormControlLabel value="Substitute" label="Substitutes" control={<Radio />} />
    </RadioGroup>
  );
}

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 130 },
  { field: 'chair', headerName: 'Chair', width: 110 },
];

export default function ChairFilterPanel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Players by chair"
        rows={musicians}
        columns={columns}
        slots={{ toolbar: FilterToolbar, filterPanel: ChairPanel }}
        hideFooter
      />
    </div>
  );
}
