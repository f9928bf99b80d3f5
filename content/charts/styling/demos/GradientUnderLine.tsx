import * as React from 'react';
import { LineChart, areaElementClasses } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

const color = '#2a9d8f';

export default function GradientUnderLine() {
  const id = React.useId();

  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[{ dataKey: 'online', label: 'Online', area: true, showMark: false, color }]}
      sx={{ [`& .${areaElementClasses.root}`]: { fill: `url('#${id}')` } }}
      desc="Online sales rise from 24 to 74 thousand dollars."
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={color} stopOpacity={0.7} />
          <stop offset="1" stopColor={color} stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
