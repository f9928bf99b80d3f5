import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { quarterlySales } from '../../datasets/sales';

export default function HighlightFromButtons() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Stack>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
        <Button onClick={() => setItem({ seriesId: 'phones', dataIndex: 3 })}>Best</Button>
        <Button onClick={() => setItem({ seriesId: 'laptops', dataIndex: 0 })}>Weakest</Button>
        <Button onClick={() => setItem(null)}>Clear</Button>
      </Stack>
      <BarChart
        height={280}
        dataset={quarterlySales}
        xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
        series={(['laptops', 'phones'] as const).map((product) => ({
          id: product,
          dataKey: product,
          label: product,
          highlightScope: { highlight: 'item', fade: 'global' },
        }))}
        highlightedItem={item}
        onHighlightChange={setItem}
        desc="Sales of laptops and phones per quarter."
      />
    </Stack>
  );
}
