import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { archive, type ArchiveUnit } from '../../datasets/archive';

const columns: GridColDef<ArchiveUnit>[] = [
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
];

const getTreeDataPath: DataGridProProps<ArchiveUnit>['getTreeDataPath'] = (row) => row.path;

export default function RowsAsTree() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="City archive"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={archive}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
