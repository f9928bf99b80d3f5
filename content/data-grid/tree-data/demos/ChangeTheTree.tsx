import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { drive, type DriveItem } from '../../datasets/drive';

const columns: GridColDef<DriveItem>[] = [{ field: 'level', headerName: 'Level', width: 100 }];

const getTreeDataPath = (row: DriveItem) => row.path;

const groupingColDef = { flex: 1, minWidth: 200 };

const requests = drive.filter(({ path }) => path[1] === 'Requests' || path.length === 1);
const folder = requests.find(({ level }) => level === 'Folder');

export default function ChangeTheTree() {
  const apiRef = useGridApiRef();
  const [added, setAdded] = React.useState(0);

  const addDocument = () => {
    const path = ['Support', 'Requests', 'Folder 1', `New file ${added + 1}`];
    apiRef.current.updateRows([{ id: 1000 + added, path, level: 'File' }]);
    setAdded(added + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={addDocument}>
          Add a letter
        </Button>
        <Button
          size="small"
          onClick={() => apiRef.current.updateRows([{ id: folder?.id, _action: 'delete' }])}
        >
          Delete the folder
        </Button>
      </Box>
      <div style={{ height: 370 }}>
        <DataGridPro
          aria-label="Shared drive that changes"
          apiRef={apiRef}
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          rows={requests}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
