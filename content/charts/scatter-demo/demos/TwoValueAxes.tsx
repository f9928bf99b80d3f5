import { ScatterChart } from '@mui/x-charts/ScatterChart';

const days = [
  { id: 'Mon', temperature: 14, iceCreams: 42, tea: 310 },
  { id: 'Tue', temperature: 17, iceCreams: 58, tea: 280 },
  { id: 'Wed', temperature: 21, iceCreams: 95, tea: 215 },
  { id: 'Thu', temperature: 24, iceCreams: 127, tea: 190 },
  { id: 'Fri', temperature: 27, iceCreams: 164, tea: 145 },
  { id: 'Sat', temperature: 30, iceCreams: 201, tea: 110 },
];

export default function TwoValueAxes() {
  return (
    <ScatterChart
      height={300}
      margin={{ left: 60, right: 60 }}
      dataset={days}
      xAxis={[{ label: 'Temperature (°C)' }]}
      yAxis={[{ id: 'iceCreams' }, { id: 'tea' }]}
      rightAxis="tea"
      series={[
        {
          label: 'Ice creams (left)',
          yAxisId: 'iceCreams',
          datasetKeys: { id: 'id', x: 'temperature', y: 'iceCreams' },
        },
        {
          label: 'Tea (right)',
          yAxisId: 'tea',
          datasetKeys: { id: 'id', x: 'temperature', y: 'tea' },
        },
      ]}
      desc="Warmer days sell more ice creams, left axis, and fewer cups of tea, right axis."
    />
  );
}
