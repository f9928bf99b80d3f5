import * as React from 'react';
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createOrderServer, type OrderAggregate } from '../../../datasets/order-server';

const server = createOrderServer();

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const functions: OrderAggregate[] = ['sum', 'avg', 'max'];

const round = (value?: number) => value?.toLocaleString('en-US', { maximumFractionDigits: 1 });
const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', flex: 1, minWidth: 90 },
  { field: 'weight', headerName: 'Weight', type: 'number', valueFormatter: round },
  { field: 'distance', headerName: 'Distance', type: 'number', valueFormatter: round },
];

export default function ChooseServerFunction() {
  const [chosen, setChosen] = React.useState<OrderAggregate>('avg');
  const [summary, setSummary] = React.useState({});

  React.useEffect(() => {
    let active = true;
    const aggregate = { weight: chosen, distance: chosen };
    server.list({ end: -1, aggregate }).then(({ totals }) => {
      if (active) {
        setSummary({ ...totals, id: chosen });
      }
    });
    return () => {
      active = false;
    };
  }, [chosen]);
  const pinnedRows = React.useMemo(() => ({ top: [{ id: '…', ...summary }] }), [summary]);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup exclusive size="small" aria-label="Function" value={chosen} sx={{ mb: 1 }}>
        {functions.map((name) => (
          <ToggleButton key={name} value={name} onClick={() => setChosen(name)} children={name} />
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 360 }}>
        <DataGridPro
          aria-label="Orders with a function of the server"
          columns={columns}
          unstable_dataSource={dataSource}
          pinnedRows={pinnedRows}
          pagination
          initialState={{ pagination: { rowCount: 0 } }}
        />
      </div>
    </Box>
  );
}
