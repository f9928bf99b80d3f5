import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid-pro';
import { drive, type DriveItem } from '../../datasets/drive';

const columns: GridColDef<DriveItem>[] = [{ field: 'owner', headerName: 'Owner', width: 110 }];

const getTreeDataPath = (row: DriveItem) => row.path;

const groupingColDef = { flex: 1, minWidth: 180 };

const propagation = { parents: true, descendants: true };

export default function SelectParentsAndChildren() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGridPro
          aria-label="Shared drive to select from"
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={3}
          rows={drive}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionPropagation={propagation}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 32, pt: 1 }}>
        Selected items: {selected.length}
      </Typography>
    </Box>
  );
}
