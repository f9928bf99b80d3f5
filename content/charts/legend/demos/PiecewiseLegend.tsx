import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { monthlyTemperatures } from '../../datasets/temperatures';

export default function PiecewiseLegend() {
  return (
    <BarChart
      height={300}
      desc="Average temperatures in Oslo per month: four months are below zero or near it."
      dataset={monthlyTemperatures}
      margin={{ top: 80 }}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [0, 10],
            colors: ['#1e88e5', '#8e8e93', '#ef6c00'],
          },
          // The mark at the start keeps the minus sign before the number from right to left.
          valueFormatter: (value: number) => `\u200E${value}°`,
        },
      ]}
      series={[{ dataKey: 'oslo' }]}
    >
      <PiecewiseColorLegend
        axisDirection="y"
        direction="row"
        position={{ horizontal: 'middle', vertical: 'top' }}
        labelFormatter={({ formattedMin, formattedMax }) => {
          return formattedMax === null ? `From ${formattedMin}` : `Below ${formattedMax}`;
        }}
        labelStyle={{ fontSize: 14 }}
      />
    </BarChart>
  );
}
