import { BarChart } from '@mui/x-charts/BarChart';

const tasks = [
  { task: 'Design', start: 0, days: 5 },
  { task: 'Build', start: 4, days: 9 },
  { task: 'Test', start: 10, days: 5 },
  { task: 'Launch', start: 15, days: 2 },
];

export default function TasksAsFloatingBars() {
  return (
    <BarChart
      height={260}
      layout="horizontal"
      margin={{ left: 70 }}
      dataset={tasks}
      yAxis={[{ scaleType: 'band', dataKey: 'task' }]}
      xAxis={[{ label: 'Day of the project' }]}
      series={[
        { dataKey: 'start', stack: 'plan', color: 'transparent', valueFormatter: () => null },
        { dataKey: 'days', stack: 'plan', valueFormatter: (days) => `${days} days` },
      ]}
      tooltip={{ trigger: 'axis' }}
      desc="Four tasks in 17 days. Building starts on day 4, before the design is finished."
    />
  );
}
