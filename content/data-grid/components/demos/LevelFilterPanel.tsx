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
import { employees, type Employee } from '../../datasets/employees';

function LevelPanel() {
  const apiRef = useGridApiContext();
  const item = useGridSelector(apiRef, gridFilterModelSelector).items[0];

  return (
    <RadioGroup
      aria-label="Level"
      value={item?.value ?? ''}
      onChange={(_event, value) => {
        apiRef.current.setFilterModel({ items: [{ field: 'level', operator: 'contains', value }] });
      }}
      sx={{ p: 2 }}
    >
      <FormControlLabel value="" label="All levels" control={<Radio />} />
      <FormControlLabel value="Senior" label="Senior" control={<Radio />} />
      <FormControlLabel value="Temporary" label="Temporary" control={<Radio />} />
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

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'level', headerName: 'Level', width: 110 },
];

export default function LevelFilterPanel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Employees by level"
        rows={employees}
        columns={columns}
        slots={{ toolbar: FilterToolbar, filterPanel: LevelPanel }}
        hideFooter
      />
    </div>
  );
}
