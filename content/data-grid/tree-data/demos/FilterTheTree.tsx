import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { drive, type DriveItem } from '../../datasets/drive';

const columns: GridColDef<DriveItem>[] = [
  { field: 'year', headerName: 'Year', type: 'number', width: 110, valueFormatter: String },
];

const getTreeDataPath = (row: DriveItem) => row.path;

const groupingColDef = { flex: 1, minWidth: 200 };

export default function FilterTheTree() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={topOnly} onChange={(event) => setTopOnly(event.target.checked)} />
        }
        label="Test the departments only"
      />
      <div style={{ height: 380 }}>
        <DataGridPro
          aria-label="Items that start in 2018 or later"
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          disableChildrenFiltering={topOnly}
          initialState={{
            filter: { filterModel: { items: [{ field: 'year', operator: '>=', value: 2018 }] } },
          }}
          rows={drive}
          columns={columns}
        />
      </div>
    </Box>
  );
}
