import { ScatterChart, type ScatterProps } from '@mui/x-charts/ScatterChart';
import { centralApartments } from '../../datasets/apartments';

const data = centralApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent }));

function Squares({ series, xScale, yScale, color, markerSize }: ScatterProps) {
  return (
    <g fill={color}>
      {series.data?.map((point) => (
        <rect
          key={point.id}
          x={Number(xScale(point.x)) - markerSize}
          y={Number(yScale(point.y)) - markerSize}
          width={2 * markerSize}
          height={2 * markerSize}
        />
      ))}
    </g>
  );
}

export default function SquareMarkers() {
  return (
    <ScatterChart
      height={300}
      series={[{ label: 'Center', data, markerSize: 5 }]}
      slots={{ scatter: Squares }}
      desc="Rents of apartments in the center by area, drawn as squares."
    />
  );
}
