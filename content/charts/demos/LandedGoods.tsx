import { PieChart } from '@mui/x-charts/PieChart';
import { landedGoods } from '../datasets/harbor';

export default function LandedGoods() {
  return (
    <PieChart
      height={240}
      series={[
        {
          data: landedGoods,
          innerRadius: '55%',
          paddingAngle: 2,
          cornerRadius: 4,
          valueFormatter: ({ value }) => `${value} thousand tons`,
        },
      ]}
      desc="Goods landed in a year: timber leads with 142 thousand tons."
    />
  );
}
