import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { grades, harvest, type HarvestGrade, type HarvestLot } from '../../../datasets/harvest';

function GradeInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  return (
    <TextField
      select
      fullWidth
      variant="standard"
      label="Grade"
      value={item.value ?? ''}
      inputRef={focusElementRef}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
    >
      {grades.map((grade) => (
        <MenuItem key={grade} value={grade}>
          {grade}
        </MenuItem>
      ))}
    </TextField>
  );
}

const atLeast: GridFilterOperator<HarvestLot, HarvestGrade> = {
  value: 'atLeast',
  label: 'is at least',
  InputComponent: GradeInput,
  getApplyFilterFn: ({ value }) =>
    value ? (grade) => grades.indexOf(grade) <= grades.indexOf(value) : null,
};

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 130 },
  { field: 'grade', headerName: 'Grade', width: 130, filterOperators: [atLeast] },
];

const classOne = { items: [{ field: 'grade', operator: 'atLeast', value: 'Class I' }] };

export default function GradeAtLeast() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots of Class I and better"
        rows={harvest}
        columns={columns}
        initialState={{ filter: { filterModel: classOne } }}
      />
    </div>
  );
}
