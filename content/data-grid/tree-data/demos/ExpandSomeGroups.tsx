import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { archive, type ArchiveUnit } from '../../datasets/archive';

const columns: GridColDef<ArchiveUnit>[] = [
  { field: 'scanned', headerName: 'Scanned', type: 'boolean', width: 90 },
];

const getTreeDataPath = (row: ArchiveUnit) => row.path;

const groupingColDef = { flex: 1, minWidth: 200 };

const done = new Set(archive.filter(({ scanned }) => scanned).map(({ id }) => id));

const isGroupExpandedByDefault: DataGridProProps['isGroupExpandedByDefault'] = (node) =>
  !done.has(Number(node.id));

export default function ExpandSomeGroups() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="City archive, open where something is not scanned"
        treeData
        getTreeDataPath={getTreeDataPath}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        groupingColDef={groupingColDef}
        rows={archive}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
