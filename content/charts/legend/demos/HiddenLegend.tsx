import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

export default function HiddenLegend() {
  const [hidden, setHidden] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={!hidden} onChange={(_event, on) => setHidden(!on)} />}
        label="Legend"
      />
      <PieChart
        height={220}
        desc="Parts of a household budget: rent is the largest."
        margin={hidden ? { left: 5, right: 5 } : undefined}
        series={[{ data: monthlyBudget }]}
        slotProps={{ legend: { hidden } }}
      />
    </div>
  );
}
