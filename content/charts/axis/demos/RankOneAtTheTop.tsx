import { LineChart } from '@mui/x-charts/LineChart';

export default function RankOneAtTheTop() {
  return (
    <LineChart
      height={300}
      desc="Rank of a team after each round: it climbs from rank 6 to rank 1."
      xAxis={[{ scaleType: 'point', data: [1, 2, 3, 4, 5, 6, 7], label: 'Round' }]}
      yAxis={[
        { reverse: true, min: 1, max: 8, tickInterval: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Rank' },
      ]}
      series={[{ data: [6, 7, 4, 4, 2, 3, 1], curve: 'linear' }]}
    />
  );
}
