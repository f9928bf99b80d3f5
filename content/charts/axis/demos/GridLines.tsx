import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { centralApartments } from '../../datasets/apartments';

const data = centralApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent }));

export default function GridLines() {
  const [horizontal, setHorizontal] = React.useState(true);
  const [vertical, setVertical] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={<Checkbox checked={horizontal} onChange={(_event, on) => setHorizontal(on)} />}
        label="Horizontal"
      />
      <FormControlLabel
        control={<Checkbox checked={vertical} onChange={(_event, on) => setVertical(on)} />}
        label="Vertical"
      />
      <ScatterChart
        height={280}
        desc="Rents by floor area: larger apartments cost more."
        grid={{ horizontal, vertical }}
        margin={{ left: 70 }}
        xAxis={[{ label: 'Floor area (m²)' }]}
        yAxis={[{ min: 0, valueFormatter: (rent: number) => `$${rent}` }]}
        series={[{ data }]}
      />
    </div>
  );
}
