import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { library, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'creator', headerName: 'Creator', width: 140 },
];

export default function CsvWithSemicolons() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Library items, exported with semicolons"
        rows={library}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'library-2025', delimiter: ';', utf8WithBom: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
        hideFooter
      />
    </div>
  );
}
