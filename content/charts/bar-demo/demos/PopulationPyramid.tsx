import { BarChart } from '@mui/x-charts/BarChart';

const ages = ['80-99', '60-79', '40-59', '20-39', '0-19'];

function formatPeople(value: number | null) {
  return `${Math.abs(value ?? 0)}`;
}

export default function PopulationPyramid() {
  return (
    <BarChart
      height={300}
      layout="horizontal"
      margin={{ left: 60 }}
      yAxis={[{ scaleType: 'band', data: ages }]}
      xAxis={[{ min: -800, max: 800, valueFormatter: formatPeople }]}
      series={[
        {
          data: [-140, -510, -680, -590, -520],
          label: 'Men',
          stack: 'town',
          valueFormatter: formatPeople,
        },
        {
          data: [230, 560, 690, 570, 490],
          label: 'Women',
          stack: 'town',
          valueFormatter: formatPeople,
        },
      ]}
      desc="Inhabitants of a town by age: from 80 years on, there are more women than men."
    />
  );
}
