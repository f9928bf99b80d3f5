import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

function inDollars(value: number | null) {
  return value === null ? 'no data' : `$${value},000`;
}

export default function TooltipInDollars() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[
        {
          scaleType: 'band',
          dataKey: 'quarter',
          valueFormatter: (quarter: string, context) =>
            context.location === 'tooltip' ? `${quarter} of 2024` : quarter,
        },
      ]}
      series={[
        { dataKey: 'laptops', label: 'Laptops', valueFormatter: inDollars },
        { dataKey: 'phones', label: 'Phones', valueFormatter: inDollars },
      ]}
      desc="Sales of laptops and phones per quarter in thousand dollars."
    />
  );
}
