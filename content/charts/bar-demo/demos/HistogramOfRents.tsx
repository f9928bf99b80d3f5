import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig, ChartsXAxisProps } from '@mui/x-charts/models';
import { centralApartments, suburbanApartments } from '../../datasets/apartments';

const STEP = 250;
const starts = [500, 750, 1000, 1250, 1500, 1750, 2000];
const rents = [...centralApartments, ...suburbanApartments].map(({ rent }) => rent);
const counts = starts.map(
  (start) => rents.filter((rent) => rent >= start && rent < start + STEP).length,
);

const bins: AxisConfig<'band', number, ChartsXAxisProps> = {
  id: 'rents',
  scaleType: 'band',
  data: starts,
  categoryGapRatio: 0.02,
  label: 'Rent per month',
  valueFormatter: (start, { location }) =>
    location === 'tick' ? `$${start}` : `$${start} to $${start + STEP - 1}`,
  tickPlacement: 'start',
  tickLabelPlacement: 'tick',
};

export default function HistogramOfRents() {
  return (
    <BarChart
      height={300}
      xAxis={[bins]}
      series={[{ data: counts, valueFormatter: (count) => `${count} apartments` }]}
      desc="Apartments by rent: most cost between 750 and 1,250 dollars."
    />
  );
}
