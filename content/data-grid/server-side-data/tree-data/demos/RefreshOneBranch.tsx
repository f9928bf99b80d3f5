import { Box, Button, Stack } from '@mui/material';
import { DataGridPro, useGridApiRef, type GridDataSource } from '@mui/x-data-grid-pro';
import { deliveries } from '../../../datasets/quarry';
import { createQuarryServer } from '../../../datasets/quarry-server';

const server = createQuarryServer();
const columns = [{ field: 'tonnes', headerName: 'Tonnes' }];

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const groupFields = ['region', 'quarry'];
    const { rows } = await server.level({ ...params, groupFields, aggregate: { tonnes: 'sum' } });
    return { rows };
  },
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

export default function RefreshOneBranch() {
  const apiRef = useGridApiRef();

  const changeOnServer = () => server.save({ ...deliveries[0]!, tonnes: 30 });
  const refresh = () => {
    if (apiRef.current?.getRowNode('High Moor')) {
      apiRef.current.unstable_dataSource.cache.clear();
      apiRef.current.unstable_dataSource.fetchRows('High Moor');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" size="small" onClick={changeOnServer}>
          Set D-2001 to 30 t on the server
        </Button>
        <Button variant="contained" size="small" onClick={refresh}>
          Refresh High Moor
        </Button>
      </Stack>
      <div style={{ height: 360 }}>
        <DataGridPro
          aria-label="Regions with a branch to refresh"
          apiRef={apiRef}
          columns={columns}
          treeData
          unstable_dataSource={dataSource}
          isGroupExpandedByDefault={(node) => node.id === 'High Moor'}
          groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 180 }}
          disableColumnFilter
        />
      </div>
    </Box>
  );
}
