import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

const css = `
  .sales .MuiLineElement-root {
    stroke-width: 4;
  }
  .sales .MuiLineElement-series-store {
    stroke-dasharray: 8 6;
  }
  .sales .MuiMarkElement-root {
    fill: currentColor;
    stroke: none;
  }
  .sales .MuiChartsAxis-left .MuiChartsAxis-line {
    stroke: none;
  }
`;

export default function DashedLine() {
  return (
    <div className="sales">
      <style>{css}</style>
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
