import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOrderType } from '@mui/x-charts/models';
import { worldPopulation } from '../../datasets/population';

const orders: StackOrderType[] = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
];

const regions = [
  { dataKey: 'europe', label: 'Europe' },
  { dataKey: 'asia', label: 'Asia' },
  { dataKey: 'africa', label: 'Africa' },
];

export default function StackOrders() {
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('descending');
  const common = { area: true, showMark: false, stack: 'people', stackOrder };

  return (
    <div>
      <TextField
        select
        label="stackOrder"
        size="small"
        sx={{ width: 160 }}
        value={stackOrder}
        onChange={(event) => setStackOrder(event.target.value as StackOrderType)}
      >
        {orders.map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={300}
        desc="Population of three regions from 1960 to 2020, added up."
        dataset={worldPopulation}
        margin={{ left: 60 }}
        xAxis={[{ dataKey: 'year', tickMinStep: 10, valueFormatter: String }]}
        series={regions.map((region) => ({ ...region, ...common }))}
      />
    </div>
  );
}
