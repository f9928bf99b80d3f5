import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

// The exclamation mark lets a utility win over the styles of the component.
const classes = [
  '[&_.MuiLineElement-root]:stroke-4!',
  '[&_.MuiLineElement-series-store]:[stroke-dasharray:8_6]!',
  '[&_.MuiMarkElement-root]:fill-current!',
  '[&_.MuiMarkElement-root]:stroke-none!',
  '[&_.MuiChartsAxis-left_.MuiChartsAxis-line]:stroke-none!',
].join(' ');

export default function DashedLine() {
  return (
    <div className={classes}>
      <LineChart
        height={300}
        dataset={monthlySales}
        xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
        series={[
          { id: 'online', dataKey: 'online', label: 'Online' },
          { id: 'store', dataKey: 'store', label: 'Store', showMark: false },
        ]}
        desc="Online sales overtake the store in September."
      />
    </div>
  );
}
