import type * as React from 'react';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, libraryVisits, weekdays } from '../../datasets/visits';

interface CellProps extends React.SVGProps<SVGRectElement> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { value: number; color: string };
}

function CellWithValue({ ownerState, ...other }: CellProps) {
  const { x, y, width, height } = other;
  return (
    <g>
      <rect {...other} fill={ownerState.color} />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={13}
        fill={ownerState.value > 75 ? '#fff' : '#111'}
        pointerEvents="none"
      >
        {ownerState.value}
      </text>
    </g>
  );
}

export default function ValuesOnCells() {
  return (
    <figure aria-label="Visitors with the number on each cell" style={{ margin: 0 }}>
      <Heatmap
        height={300}
        margin={{ right: 10 }}
        xAxis={[{ data: weekdays }]}
        yAxis={[{ data: hours }]}
        series={[{ data: libraryVisits, label: 'Visitors' }]}
        slots={{ cell: CellWithValue }}
      />
    </figure>
  );
}
