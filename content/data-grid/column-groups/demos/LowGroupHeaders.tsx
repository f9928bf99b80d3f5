import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Where and when', children: [{ field: 'warehouse' }, { field: 'date' }] },
];

export default function LowGroupHeaders() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with low group headers"
        rows={offers}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={32}
        hideFooter
      />
    </div>
  );
}
