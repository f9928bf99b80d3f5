import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { archive, type ArchiveUnit } from '../../datasets/archive';

const columns: GridColDef<ArchiveUnit>[] = [
  { field: 'year', headerName: 'Year', type: 'number', width: 110, valueFormatter: String },
];

const getTreeDataPath = (row: ArchiveUnit) => row.path;

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
        label="Test the collections only"
      />
      <div style={{ height: 380 }}>
        <DataGridPro
          aria-label="Units that start in 1901 or later"
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          disableChildrenFiltering={topOnly}
          initialState={{
            filter: { filterModel: { items: [{ field: 'year', operator: '>=', value: 1901 }] } },
          }}
          rows={archive}
          columns={columns}
        />
      </div>
    </Box>
  );
}
