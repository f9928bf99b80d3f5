import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

export default function StyledArcLabels() {
  return (
    <PieChart
      height={280}
      slotProps={{
        legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
      }}
      series={[
        {
          data: monthlyBudget,
          arcLabel: ({ value }) => `$${value}`,
          arcLabelRadius: '62%',
          arcLabelMinAngle: 50,
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: {
          fill: 'white',
          fontWeight: 'bold',
          fontSize: 13,
          paintOrder: 'stroke',
          stroke: 'rgb(0 0 0 / 60%)',
          strokeWidth: 3,
        },
      }}
      desc="Monthly budget. The largest slices show their amount in bold, outlined text."
    />
  );
}
