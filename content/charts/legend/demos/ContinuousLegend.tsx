import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { centralApartments } from '../../datasets/apartments';

const data = centralApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent }));

export default function ContinuousLegend() {
  return (
    <ScatterChart
      height={300}
      desc="Rents by floor area, colored by rent."
      margin={{ left: 60, right: 110 }}
      yAxis={[
        {
          min: 0,
          colorMap: { type: 'continuous', min: 700, max: 2200, color: ['#26a69a', '#7b1fa2'] },
          valueFormatter: (value: number) => `$${value}`,
        },
      ]}
      series={[{ data }]}
      sx={{ text: { fill: 'currentColor' } }}
    >
      <ContinuousColorLegend
        axisDirection="y"
        direction="column"
        position={{ horizontal: 'right', vertical: 'middle' }}
        length="50%"
        thickness={8}
        minLabel={({ formattedValue }) => `Up to ${formattedValue}`}
      />
    </ScatterChart>
  );
}
