import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { library, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'creator', headerName: 'Creator', width: 140 },
  { field: 'year', headerName: 'Year', type: 'number', width: 80, valueFormatter: (year) => year },
];

const getCellClassName = ({ value }: GridCellParams<LibraryItem>) =>
  value === '' || value === null ? 'value--missing' : '';

export default function MissingValuesMarked() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Library items with missing values marked"
        rows={library}
        columns={columns}
        getCellClassName={getCellClassName}
        initialState={{ sorting: { sortModel: [{ field: 'creator', sort: 'asc' }] } }}
        sx={{
          '& .value--missing': {
            background:
              'repeating-linear-gradient(45deg, transparent 0 6px, rgb(127 127 127 / 0.3) 6px 8px)',
          },
        }}
        hideFooter
      />
    </div>
  );
}
