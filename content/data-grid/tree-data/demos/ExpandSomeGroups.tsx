import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { drive, type DriveItem } from '../../datasets/drive';

const columns: GridColDef<DriveItem>[] = [
  { field: 'approved', headerName: 'Approved', type: 'boolean', width: 90 },
];

const getTreeDataPath = (row: DriveItem) => row.path;

const groupingColDef = { flex: 1, minWidth: 200 };

const done = new Set(drive.filter(({ approved }) => approved).map(({ id }) => id));

const isGroupExpandedByDefault: DataGridProProps['isGroupExpandedByDefault'] = (node) =>
  !done.has(Number(node.id));

export default function ExpandSomeGroups() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Shared drive, open where something is not approved"
        treeData
        getTreeDataPath={getTreeDataPath}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        groupingColDef={groupingColDef}
        rows={drive}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
