import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { drive, type DriveItem } from '../../datasets/drive';

const columns: GridColDef<DriveItem>[] = [{ field: 'year', headerName: 'Year', width: 90 }];

const getTreeDataPath = (row: DriveItem) => row.path;

const natural = new Intl.Collator('en', { numeric: true });

const groupingColDef = {
  flex: 1,
  minWidth: 200,
  sortable: true,
  sortComparator: natural.compare,
};

export default function SortInsideGroups() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={topOnly} onChange={(event) => setTopOnly(event.target.checked)} />
        }
        label="Sort the departments only"
      />
      <div style={{ height: 380 }}>
        <DataGridPro
          aria-label="Shared drive to sort"
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          disableChildrenSorting={topOnly}
          initialState={{ sorting: { sortModel: [{ field: 'year', sort: 'desc' }] } }}
          rows={drive}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
