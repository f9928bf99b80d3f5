import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const CURVES = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'monotoneY',
  'step',
  'stepBefore',
  'stepAfter',
] as const;

export default function CurvesToChoose() {
  const [curve, setCurve] = React.useState<(typeof CURVES)[number]>('monotoneX');

  return (
    <Box>
      <TextField
        select
        size="small"
        label="Curve"
        value={curve}
        onChange={(event) =>
          setCurve(CURVES.find((name) => name === event.target.value) ?? 'monotoneX')
        }
        sx={{ width: 180, m: 1 }}
      >
        {CURVES.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={300}
        xAxis={[{ data: [0, 1, 2, 4, 6, 7, 10] }]}
        series={[{ data: [2, 8, 3, 9, 9, 1, 6], curve }]}
        desc="Seven points at unequal distances, connected by the chosen curve."
      />
    </Box>
  );
}
