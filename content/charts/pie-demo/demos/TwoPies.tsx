import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const products = ['Laptops', 'Phones', 'Tablets'];
const spring = [94, 109, 48];
const winter = [141, 158, 65];

export default function TwoPies() {
  return (
    <PieChart
      height={260}
      series={[
        {
          data: spring.map((value, index) => ({ value, label: products[index] })),
          cx: '25%',
          outerRadius: '55%',
          arcLabel: 'value',
        },
        {
          // Without labels, the second pie adds nothing to the legend.
          data: winter.map((value) => ({ value })),
          valueFormatter: ({ value }, { dataIndex }) => `${products[dataIndex]}: ${value}`,
          cx: '75%',
          outerRadius: '55%',
          arcLabel: 'value',
        },
      ]}
      margin={{ top: 30, bottom: 5, left: 5, right: 5 }}
      colors={['#1565c0', '#7b1fa2', '#00796b']}
      slotProps={{
        legend: { direction: 'row', position: { vertical: 'top', horizontal: 'middle' } },
      }}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' } }}
      desc="Sales by product in the second quarter, on the left, and in the fourth, on the right."
    />
  );
}
