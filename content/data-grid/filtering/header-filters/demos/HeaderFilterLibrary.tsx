import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { library, libraryConditions, type LibraryItem } from '../../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'acquiredOn', headerName: 'Acquired', type: 'date', width: 180 },
  {
    field: 'condition',
    headerName: 'Condition',
    type: 'singleSelect',
    valueOptions: libraryConditions,
    width: 150,
  },
  { field: 'onLoan', headerName: 'On loan', type: 'boolean', width: 130 },
  { field: 'leaves', headerName: 'Leaves', type: 'number', width: 140 },
];

export default function HeaderFilterLibrary() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Library items with filters in the header"
        rows={library}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'condition', operator: 'is', value: 'B' }] } },
        }}
        headerFilters
      />
    </div>
  );
}
