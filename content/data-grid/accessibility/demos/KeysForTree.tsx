import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { library, type LibraryItem } from '../../datasets/library';

interface TreeRow extends Pick<LibraryItem, 'id' | 'leaves'> {
  path: string[];
}

const rows: TreeRow[] = library.map(({ id, leaves, kind, title }) => ({
  id,
  leaves,
  path: [kind, title],
}));

const columns: GridColDef<TreeRow>[] = [
  { field: 'leaves', headerName: 'Leaves', type: 'number', width: 100 },
];

const getTreeDataPath = (row: TreeRow) => row.path;

export default function KeysForTree() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Kind and title', flex: 1, minWidth: 200 }}
        slotProps={{ main: { 'aria-label': 'Items in a tree' } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
