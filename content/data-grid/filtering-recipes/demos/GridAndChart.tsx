import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGrid,
  GridToolbar,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const categories = ['Binders', 'Folders', 'Markers', 'Pens', 'Sticky notes'];

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const sumByCategory = (rows: readonly Purchase[]) =>
  categories.map((category) => ({
    category,
    quantity: rows.reduce((sum, row) => sum + (row.category === category ? row.quantity : 0), 0),
  }));

export default function GridAndChart() {
  const apiRef = useGridApiRef();
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [dataset, setDataset] = React.useState(() => sumByCategory(purchases));

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('filteredRowsSet', () => {
        const entries = gridFilteredSortedRowEntriesSelector(apiRef);
        setDataset(sumByCategory(entries.map(({ model }) => model as Purchase)));
      }),
    [apiRef],
  );

  const toggle = (category?: string) =>
    setFilterModel((model) => ({
      ...model,
      items:
        !category || model.items[0]?.value === category
          ? []
          : [{ field: 'category', operator: 'equals', value: category }],
    }));

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={200}
        dataset={dataset}
        xAxis={[{ scaleType: 'band', dataKey: 'category' }]}
        series={[{ dataKey: 'quantity' }]}
        onAxisClick={(_event, data) => toggle(data?.axisValue?.toString())}
        margin={{ top: 16, bottom: 24, left: 56 }}
        title="Quantity by category"
        desc="A bar for each category of the rows in the grid below."
      />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Purchases, filtered together with the chart"
          apiRef={apiRef}
          rows={purchases}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
