import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { drive, type DriveItem } from '../../datasets/drive';

const columns: GridColDef<DriveItem>[] = [{ field: 'level', headerName: 'Level', width: 100 }];

const getTreeDataPath = (row: DriveItem) => row.path;

const groupingColDef = { flex: 1, minWidth: 200 };

export default function OpenAndCloseTree() {
  const apiRef = useGridApiRef();

  const setAll = (open: boolean) => {
    apiRef.current.getAllRowIds().forEach((id) => {
      if (apiRef.current.getRowNode(id)?.type === 'group') {
        apiRef.current.setRowChildrenExpansion(id, open);
      }
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => setAll(true)}>
          Open all
        </Button>
        <Button size="small" onClick={() => setAll(false)}>
          Close all
        </Button>
      </Box>
      <div style={{ height: 340 }}>
        <DataGridPro
          aria-label="Shared drive opened by buttons"
          apiRef={apiRef}
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          rows={drive}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
