import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { priorities, purchases, type Priority, type Purchase } from '../../../datasets/purchases';

function PriorityInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  return (
    <TextField
      select
      fullWidth
      variant="standard"
      label="Priority"
      value={item.value ?? ''}
      inputRef={focusElementRef}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
    >
      {priorities.map((priority) => (
        <MenuItem key={priority} value={priority}>
          {priority}
        </MenuItem>
      ))}
    </TextField>
  );
}

const atLeast: GridFilterOperator<Purchase, Priority> = {
  value: 'atLeast',
  label: 'is at least',
  InputComponent: PriorityInput,
  getApplyFilterFn: ({ value }) =>
    value ? (priority) => priorities.indexOf(priority) <= priorities.indexOf(value) : null,
};

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'priority', headerName: 'Priority', width: 130, filterOperators: [atLeast] },
];

const atLeastHigh = { items: [{ field: 'priority', operator: 'atLeast', value: 'High' }] };

export default function PriorityAtLeast() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases of high priority and above"
        rows={purchases}
        columns={columns}
        initialState={{ filter: { filterModel: atLeastHigh } }}
      />
    </div>
  );
}
