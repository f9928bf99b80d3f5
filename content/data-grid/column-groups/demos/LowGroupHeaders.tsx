import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 130 },
  { field: 'hall', headerName: 'Hall', width: 130 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Where and when', children: [{ field: 'hall' }, { field: 'date' }] },
];

export default function LowGroupHeaders() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with low group headers"
        rows={concerts}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={32}
        hideFooter
      />
    </div>
  );
}
