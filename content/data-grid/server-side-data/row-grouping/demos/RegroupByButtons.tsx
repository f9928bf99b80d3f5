import * as React from 'react';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createOrderServer, type OrderRow } from '../../../datasets/order-server';

const server = createOrderServer();

const columns: GridColDef<OrderRow>[] = [
  { field: 'id', groupable: false, valueGetter: (id, row) => (row.children > 0 ? '' : id) },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 90 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 90, groupable: false },
];

export default function RegroupByButtons() {
  const [model, setModel] = React.useState(['region']);
  const [request, setRequest] = React.useState('');
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ groupFields = [], ...params }) => {
        setRequest(JSON.stringify({ groupFields, groupKeys: params.groupKeys }));
        const aggregate = { weight: 'sum' as const };
        return server.level({ ...params, groupFields, aggregate });
      },
      getGroupKey: (row) => row.key,
      getChildrenCount: (row) => row.children,
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={model}
        onChange={(_, fields: string[]) => setModel(fields)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="region">Region</ToggleButton>
        <ToggleButton value="carrier">Carrier</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPremium
          aria-label="Orders with groups to choose"
          columns={columns}
          unstable_dataSource={dataSource}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          groupingColDef={{ width: 200 }}
          disableColumnFilter
        />
      </div>
      <Typography role="status" variant="body2" noWrap sx={{ height: 32, pt: 1 }}>
        {request}
      </Typography>
    </Box>
  );
}
