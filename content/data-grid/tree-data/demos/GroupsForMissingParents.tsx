import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { archiveDocuments, type ArchiveUnit } from '../../datasets/archive';

const columns: GridColDef<ArchiveUnit>[] = [
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 80 },
];

const getTreeDataPath = (row: ArchiveUnit) => row.path;

export default function GroupsForMissingParents() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Documents under generated groups"
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={-1}
        rows={archiveDocuments}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
