import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

type Trigger = 'axis' | 'item' | 'none';

export default function TooltipByTrigger() {
  const [trigger, setTrigger] = React.useState<Trigger>('axis');

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tooltip trigger"
        value={trigger}
        onChange={(_event, value: Trigger | null) => {
          if (value !== null) setTrigger(value);
        }}
      >
        <ToggleButton value="axis">Axis</ToggleButton>
        <ToggleButton value="item">Item</ToggleButton>
        <ToggleButton value="none">None</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={280}
        dataset={quarterlySales}
        xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
        series={[
          { dataKey: 'laptops', label: 'Laptops' },
          { dataKey: 'phones', label: 'Phones' },
        ]}
        tooltip={{ trigger }}
        desc="Sales of laptops and phones per quarter, both highest in the fourth quarter."
      />
    </Stack>
  );
}
