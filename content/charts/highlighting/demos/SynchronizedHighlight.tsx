import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';
import { quarterlySales } from '../../datasets/sales';

const series = (['laptops', 'phones'] as const).map((product) => ({
  id: product,
  dataKey: product,
  label: product,
  highlightScope: { highlight: 'series', fade: 'global' } as const,
}));

export default function SynchronizedHighlight() {
  const [highlightedItem, setHighlightedItem] = React.useState<HighlightItemData | null>(null);
  const shared = {
    height: 240,
    dataset: quarterlySales,
    series,
    highlightedItem,
    onHighlightChange: setHighlightedItem,
    tooltip: { trigger: 'item' } as const,
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }}>
      <BarChart
        {...shared}
        xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
        desc="Sales of laptops and phones per quarter, as bars."
      />
      <LineChart
        {...shared}
        xAxis={[{ scaleType: 'point', dataKey: 'quarter' }]}
        desc="The same sales, as lines."
      />
    </Stack>
  );
}
