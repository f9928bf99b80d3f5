import { DataGridPro, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { library, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'creator', headerName: 'Creator', width: 130 },
  { field: 'condition', headerName: 'Grade', width: 100 },
  { field: 'leaves', headerName: 'Leaves', type: 'number', width: 100 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Work',
    children: [{ field: 'title' }, { field: 'creator' }],
  },
  {
    groupId: 'Copy',
    children: [{ field: 'condition' }, { field: 'leaves' }],
  },
];

export default function KeysInHeaders() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        rows={library}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        slotProps={{ main: { 'aria-label': 'Items with grouped headers' } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
