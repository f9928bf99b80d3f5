import { DataGridPro, GRID_TREE_DATA_GROUPING_FIELD, type GridColDef } from '@mui/x-data-grid-pro';
import { drive, type DriveItem } from '../../datasets/drive';

const columns: GridColDef<DriveItem>[] = [
  { field: 'level', headerName: 'Level', width: 180 },
  { field: 'year', headerName: 'Year', width: 160 },
  { field: 'owner', headerName: 'Owner', width: 160 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 160 },
  { field: 'approved', headerName: 'Approved', type: 'boolean', width: 160 },
];

const getTreeDataPath = (row: DriveItem) => row.path;

export default function PinnedTreeColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Shared drive with the tree always in view"
        treeData
        getTreeDataPath={getTreeDataPath}
        initialState={{ pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] } }}
        rows={drive}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
