import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useSvgRef, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

function PointerReader({ onRead }: { onRead: (value: number) => void }) {
  const svgRef = useSvgRef();
  const { isPointInside } = useDrawingArea();
  const scale = useYScale<'linear'>();

  React.useEffect(() => {
    const svg = svgRef.current;
    const read = (event: PointerEvent) => {
      if (!svg) return;
      const box = svg.getBoundingClientRect();
      const point = { x: event.clientX - box.left, y: event.clientY - box.top };
      if (isPointInside(point)) onRead(scale.invert(point.y));
    };
    svg?.addEventListener('pointermove', read);
    return () => svg?.removeEventListener('pointermove', read);
  }, [svgRef, isPointInside, scale, onRead]);

  return null;
}

export default function ValueAtThePointer() {
  const [value, setValue] = React.useState<number | null>(null);

  return (
    <Stack>
      <Typography align="center">
        {value === null ? 'Move the pointer over the chart' : `At the pointer: ${value.toFixed(1)}`}
      </Typography>
      <LineChart
        height={260}
        dataset={monthlySales}
        xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
        series={[{ dataKey: 'store', label: 'Store' }]}
        tooltip={{ trigger: 'none' }}
        desc="Sales of the store per month."
      >
        <PointerReader onRead={setValue} />
      </LineChart>
    </Stack>
  );
}
