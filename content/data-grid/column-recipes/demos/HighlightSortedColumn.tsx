import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 110 },
];

export default function HighlightSortedColumn() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'sold', sort: 'desc' },
  ]);
  const sortedField = sortModel[0]?.field;

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with the sorted column highlighted"
        rows={offers}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        sx={{ [`& [data-field="${sortedField}"]`]: { backgroundColor: 'action.hover' } }}
        hideFooter
      />
    </div>
  );
}
