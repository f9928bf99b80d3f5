import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const regions = ['Asia', 'Africa', 'Europe', 'Latin America', 'Northern America'];

export default function LongLabels() {
  const [fit, setFit] = React.useState<'angle' | 'lines'>('angle');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={fit}
        onChange={(_event, next: typeof fit | null) => next && setFit(next)}
        aria-label="Fit of the labels"
      >
        <ToggleButton value="angle">Angle</ToggleButton>
        <ToggleButton value="lines">Line breaks</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={300}
        desc="Population per region in 2020, in millions: Asia has the most by far."
        margin={{ left: 45, right: 5, bottom: fit === 'angle' ? 90 : 50 }}
        xAxis={[
          {
            scaleType: 'band',
            data: regions,
            tickLabelInterval: () => true,
            ...(fit === 'angle'
              ? { tickLabelStyle: { angle: -45, textAnchor: 'end', direction: 'ltr' } }
              : {
                  tickLabelStyle: { fontSize: 11 },
                  valueFormatter: (name: string, { location }) =>
                    location === 'tick' ? name.replace(' ', '\n') : name,
                }),
          },
        ]}
        series={[{ data: [4664, 1361, 746, 652, 374] }]}
      />
    </div>
  );
}
