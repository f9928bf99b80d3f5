import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { archive, type ArchiveUnit } from '../../datasets/archive';

const columns: GridColDef<ArchiveUnit>[] = [{ field: 'level', headerName: 'Level', width: 100 }];

const getTreeDataPath = (row: ArchiveUnit) => row.path;

const groupingColDef = { flex: 1, minWidth: 200 };

const petitions = archive.filter(({ path }) => path[1] === 'Petitions' || path.length === 1);
const box = petitions.find(({ level }) => level === 'Box');

export default function ChangeTheTree() {
  const apiRef = useGridApiRef();
  const [added, setAdded] = React.useState(0);

  const addDocument = () => {
    const path = ['Town Council', 'Petitions', 'Box 1', `New letter ${added + 1}`];
    apiRef.current.updateRows([{ id: 1000 + added, path, level: 'Document' }]);
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
          onClick={() => apiRef.current.updateRows([{ id: box?.id, _action: 'delete' }])}
        >
          Delete the box
        </Button>
      </Box>
      <div style={{ height: 370 }}>
        <DataGridPro
          aria-label="City archive that changes"
          apiRef={apiRef}
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          rows={petitions}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
