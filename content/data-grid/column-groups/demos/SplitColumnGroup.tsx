import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Box office', children: [{ field: 'seats' }, { field: 'sold' }] },
];

export default function SplitColumnGroup() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with a group in two places"
        rows={concerts}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
