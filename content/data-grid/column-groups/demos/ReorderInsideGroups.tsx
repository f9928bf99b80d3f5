import { DataGridPro, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 140 },
  { field: 'artist', headerName: 'Artist', width: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Fixed together', children: [{ field: 'title' }, { field: 'artist' }] },
  {
    groupId: 'Free to leave',
    freeReordering: true,
    children: [{ field: 'seats' }, { field: 'sold' }],
  },
];

export default function ReorderInsideGroups() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Concerts with columns to drag"
        rows={concerts}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
