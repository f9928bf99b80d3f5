import { DataGridPro, GRID_TREE_DATA_GROUPING_FIELD, type GridColDef } from '@mui/x-data-grid-pro';
import { archive, type ArchiveUnit } from '../../datasets/archive';

const columns: GridColDef<ArchiveUnit>[] = [
  { field: 'level', headerName: 'Level', width: 180 },
  { field: 'year', headerName: 'Year', width: 160 },
  { field: 'shelf', headerName: 'Shelf', width: 160 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 160 },
  { field: 'scanned', headerName: 'Scanned', type: 'boolean', width: 160 },
];

const getTreeDataPath = (row: ArchiveUnit) => row.path;

export default function PinnedTreeColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="City archive with the tree always in view"
        treeData
        getTreeDataPath={getTreeDataPath}
        initialState={{ pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] } }}
        rows={archive}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
