import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { drive, type DriveItem } from '../../datasets/drive';

const columns: GridColDef<DriveItem>[] = [
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'owner', headerName: 'Owner', width: 110 },
];

const getTreeDataPath: DataGridProProps<DriveItem>['getTreeDataPath'] = (row) => row.path;

export default function RowsAsTree() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Shared drive"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={drive}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
