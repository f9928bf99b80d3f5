import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 150 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
];

const rows = [
  { id: 1, title: 'Emma', author: 'Jane Austen', pages: 474 },
  { id: 2, title: 'Dracula', author: 'Bram Stoker', pages: 418 },
  { id: 3, title: 'Middlemarch', author: 'George Eliot', pages: 880 },
];

export default function HiddenPages() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Books"
        rows={rows}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { pages: false } } }}
        hideFooter
      />
    </div>
  );
}
