import * as React from 'react';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

const color = '#c2185b';

export default function StripedBars() {
  const id = React.useId();

  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'laptops', label: 'Laptops', color: '#4a90a4' },
        { id: 'phones', dataKey: 'phones', label: 'Phones', color },
      ]}
      sx={{
        [`& .${barElementClasses.root}.MuiBarElement-series-phones`]: {
          fill: `url('#${id}')`,
          stroke: color,
        },
      }}
      desc="Laptops and phones sold per quarter. The bars of phones are striped."
    >
      <defs>
        <pattern
          id={id}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={4} height={8} fill={color} />
        </pattern>
      </defs>
    </BarChart>
  );
}
