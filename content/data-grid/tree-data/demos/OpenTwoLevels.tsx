import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { drive, type DriveItem } from '../../datasets/drive';

const columns: GridColDef<DriveItem>[] = [
  { field: 'level', headerName: 'Level', width: 100 },
  { field: 'owner', headerName: 'Owner', width: 110 },
];

const getTreeDataPath = (row: DriveItem) => row.path;

export default function OpenTwoLevels() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Shared drive, open down to the folders"
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={2}
        rows={drive}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
