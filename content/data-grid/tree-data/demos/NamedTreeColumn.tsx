import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { drive, type DriveItem } from '../../datasets/drive';

const columns: GridColDef<DriveItem>[] = [{ field: 'year', headerName: 'Year', width: 80 }];

const getTreeDataPath = (row: DriveItem) => row.path;

const groupingColDef: DataGridProProps<DriveItem>['groupingColDef'] = {
  headerName: 'Who owns it',
  flex: 1,
  minWidth: 200,
  hideDescendantCount: true,
  valueFormatter: (value, row) =>
    row.level === 'File' ? `${value}, ${row.pages} pages` : String(value),
};

export default function NamedTreeColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Shared drive with a named tree column"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={3}
        rows={drive}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
