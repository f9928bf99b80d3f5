import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

const labels = ['label', 'value', 'formattedValue'] as const;

export default function ArcLabels() {
  const [arcLabel, setArcLabel] = React.useState<(typeof labels)[number]>('formattedValue');
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={arcLabel}
        aria-label="Arc labels"
        onChange={(_event, value) => setArcLabel(value ?? arcLabel)}
      >
        {labels.map((label) => (
          <ToggleButton key={label} value={label} sx={{ textTransform: 'none' }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        height={260}
        colors={['#1565c0', '#7b1fa2', '#00796b', '#ad1457', '#5d4037']}
        slotProps={{
          legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
        }}
        series={[
          {
            data: monthlyBudget,
            valueFormatter: ({ value }) => `$${value}`,
            arcLabel,
            arcLabelRadius: '65%',
            arcLabelMinAngle: 40,
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' } }}
        desc="Monthly budget. Slices of less than 40 degrees have no label."
      />
    </Stack>
  );
}
