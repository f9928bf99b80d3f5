import * as React from 'react';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { stones } from '../../../datasets/quarry';
import { createQuarryServer, type QuarryTotals } from '../../../datasets/quarry-server';

const server = createQuarryServer();

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Docket', flex: 1, minWidth: 90 },
  { field: 'stone', headerName: 'Stone', type: 'singleSelect', valueOptions: stones, width: 110 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 100 },
];

export default function PinnedServerTotals() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [totals, setTotals] = React.useState<QuarryTotals>({});

  React.useEffect(() => {
    let active = true;
    // No rows, only what is computed over all that match.
    server.list({ filterModel, end: -1, aggregate: { tonnes: 'sum' } }).then((reply) => {
      if (active) setTotals(reply.totals);
    });
    return () => {
      active = false;
    };
  }, [filterModel]);

  const pinnedRows = React.useMemo(
    () => ({ bottom: [{ id: 'All pages', tonnes: totals.tonnes }] }),
    [totals],
  );

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Deliveries with the total of all pages"
        columns={columns}
        unstable_dataSource={dataSource}
        onFilterModelChange={setFilterModel}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </div>
  );
}
