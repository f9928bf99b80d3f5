import { Box, Button, Stack } from '@mui/material';
import { DataGridPro, useGridApiRef, type GridDataSource } from '@mui/x-data-grid-pro';
import { orders } from '../../../datasets/orders';
import { createOrderServer } from '../../../datasets/order-server';

const server = createOrderServer();
const columns = [{ field: 'weight', headerName: 'Weight' }];

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const groupFields = ['region', 'warehouse'];
    const { rows } = await server.level({ ...params, groupFields, aggregate: { weight: 'sum' } });
    return { rows };
  },
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

export default function RefreshOneBranch() {
  const apiRef = useGridApiRef();

  const changeOnServer = () => server.save({ ...orders[0]!, weight: 30 });
  const refresh = () => {
    if (apiRef.current?.getRowNode('Asia')) {
      apiRef.current.unstable_dataSource.cache.clear();
      apiRef.current.unstable_dataSource.fetchRows('Asia');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" size="small" onClick={changeOnServer}>
          Set SO-2001 to 30 kg on the server
        </Button>
        <Button variant="contained" size="small" onClick={refresh}>
          Refresh Asia
        </Button>
      </Stack>
      <div style={{ height: 360 }}>
        <DataGridPro
          aria-label="Regions with a branch to refresh"
          apiRef={apiRef}
          columns={columns}
          treeData
          unstable_dataSource={dataSource}
          isGroupExpandedByDefault={(node) => node.id === 'Asia'}
          groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 180 }}
          disableColumnFilter
        />
      </div>
    </Box>
  );
}
