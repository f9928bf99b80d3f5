import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { monthlyTemperatures } from '../../datasets/temperatures';

const months = monthlyTemperatures.map(({ month }) => month);
const data = monthlyTemperatures.flatMap(({ oslo, rome, sydney }, month) =>
  [oslo, rome, sydney].map((degrees, city): [number, number, number] => [month, city, degrees]),
);

export default function ColdAndWarmColors() {
  return (
    <figure aria-label="Average temperatures of three cities" style={{ margin: 0 }}>
      <Heatmap
        height={240}
        margin={{ left: 60 }}
        xAxis={[{ data: months }]}
        yAxis={[{ data: ['Oslo', 'Rome', 'Sydney'] }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: -4,
              max: 26,
              color: (share) =>
                share < 0.5
                  ? `hsl(215 70% ${40 + 100 * share}%)`
                  : `hsl(25 80% ${140 - 100 * share}%)`,
            },
          },
        ]}
        series={[{ data, valueFormatter: ([, , degrees]) => `${degrees} °C` }]}
      />
    </figure>
  );
}
