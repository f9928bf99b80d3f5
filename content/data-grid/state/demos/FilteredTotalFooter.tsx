import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  GridFooterContainer,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'supplier', headerName: 'Supplier', width: 110 },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 90 },
];

function TotalFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const boxes = entries.reduce((sum, { model }) => sum + Number(model.boxes), 0);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2" role="status">
        {boxes} boxes in {entries.length} purchases
      </Typography>
    </GridFooterContainer>
  );
}

export default function FilteredTotalFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases with a total that follows the filter"
        rows={purchases}
        columns={columns}
        slots={{ footer: TotalFooter }}
      />
    </div>
  );
}
