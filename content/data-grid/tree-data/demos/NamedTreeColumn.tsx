import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { archive, type ArchiveUnit } from '../../datasets/archive';

const columns: GridColDef<ArchiveUnit>[] = [{ field: 'year', headerName: 'Year', width: 80 }];

const getTreeDataPath = (row: ArchiveUnit) => row.path;

const groupingColDef: DataGridProProps<ArchiveUnit>['groupingColDef'] = {
  headerName: 'Where it lies',
  flex: 1,
  minWidth: 200,
  hideDescendantCount: true,
  valueFormatter: (value, row) =>
    row.level === 'Document' ? `${value}, ${row.pages} pages` : String(value),
};

export default function NamedTreeColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="City archive with a named tree column"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={3}
        rows={archive}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
