import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { driveFiles, type DriveItem } from '../../datasets/drive';

const columns: GridColDef<DriveItem>[] = [
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 80 },
];

const getTreeDataPath = (row: DriveItem) => row.path;

export default function GroupsForMissingParents() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Files under generated groups"
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={-1}
        rows={driveFiles}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
