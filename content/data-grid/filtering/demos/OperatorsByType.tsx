import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { library, libraryConditions, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title (string)', flex: 1, minWidth: 200 },
  {
    field: 'year',
    headerName: 'Year (number)',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number | null) => value ?? '',
  },
  { field: 'acquiredOn', headerName: 'Acquired (date)', type: 'date', width: 140 },
  { field: 'onLoan', headerName: 'On loan (boolean)', type: 'boolean', width: 150 },
  {
    field: 'condition',
    headerName: 'Condition (singleSelect)',
    type: 'singleSelect',
    valueOptions: libraryConditions,
    width: 190,
  },
];

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function OperatorsByType() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Library items with columns of five types"
        rows={library}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
      />
    </div>
  );
}
