import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  GridPagination,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { musicians, type Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 130 },
  { field: 'services', headerName: 'Services', type: 'number', width: 100 },
];

function ServicesFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model.services), 0);

  return (
    <GridFooterContainer>
      <Box sx={{ paddingInline: 2, typography: 'body2' }}>Services: {total}</Box>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function ServicesInFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Players and their services"
        rows={musicians}
        columns={columns}
        slots={{ footer: ServicesFooter }}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
      />
    </div>
  );
}
