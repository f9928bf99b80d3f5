import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { tickets, ticketTags, type Ticket } from '../../../datasets/tickets';

function TagsInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  return (
    <Autocomplete
      multiple
      size="small"
      options={ticketTags}
      value={item.value ?? []}
      onChange={(_event, tags: string[]) => applyValue({ ...item, value: tags })}
      renderInput={(params) => (
        <TextField {...params} variant="standard" label="Tags" inputRef={focusElementRef} />
      )}
    />
  );
}

const includesAll: GridFilterOperator<Ticket, string[]> = {
  value: 'includesAll',
  label: 'include all of',
  InputComponent: TagsInput,
  getApplyFilterFn: ({ value }: { value?: string[] }) =>
    value?.length ? (tags) => value.every((tag) => tags.includes(tag)) : null,
  getValueAsString: (value: string[]) => value.join(', '),
};

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  {
    field: 'tags',
    headerName: 'Tags',
    width: 170,
    sortable: false,
    valueFormatter: (tags: string[]) => tags.join(', '),
    filterOperators: [includesAll],
  },
];

const remote = { items: [{ field: 'tags', operator: 'includesAll', value: ['remote'] }] };

export default function TagsIncludeAll() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Tickets of remote employees"
        rows={tickets}
        columns={columns}
        initialState={{ filter: { filterModel: remote } }}
      />
    </div>
  );
}
