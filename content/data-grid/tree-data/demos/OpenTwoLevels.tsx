import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { archive, type ArchiveUnit } from '../../datasets/archive';

const columns: GridColDef<ArchiveUnit>[] = [
  { field: 'level', headerName: 'Level', width: 100 },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
];

const getTreeDataPath = (row: ArchiveUnit) => row.path;

export default function OpenTwoLevels() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="City archive, open down to the boxes"
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={2}
        rows={archive}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
