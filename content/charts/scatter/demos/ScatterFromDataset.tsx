import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

export default function ScatterFromDataset() {
  return (
    <ScatterChart
      height={300}
      dataset={monthlyTemperatures}
      xAxis={[{ label: 'Oslo (°C)' }]}
      series={[
        { label: 'Rome', datasetKeys: { id: 'month', x: 'oslo', y: 'rome' } },
        { label: 'Sydney', datasetKeys: { id: 'month', x: 'oslo', y: 'sydney' } },
      ]}
      desc="Monthly temperatures: when Oslo is warm, Rome is warm and Sydney is cool."
    />
  );
}
