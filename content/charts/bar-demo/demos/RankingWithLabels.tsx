import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const languages = [
  { name: 'Spanish', learners: 412 },
  { name: 'Japanese', learners: 287 },
  { name: 'French', learners: 254 },
  { name: 'Italian', learners: 148 },
  { name: 'Portuguese', learners: 96 },
];

export default function RankingWithLabels() {
  return (
    <BarChart
      height={300}
      layout="horizontal"
      barLabel="value"
      bottomAxis={null}
      leftAxis={{ disableLine: true, disableTicks: true }}
      margin={{ top: 10, right: 10, bottom: 10, left: 90 }}
      dataset={languages}
      yAxis={[{ scaleType: 'band', dataKey: 'name' }]}
      series={[{ dataKey: 'learners', color: '#1976d2' }]}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
      desc="Learners per language at a language school: Spanish has the most with 412."
    />
  );
}
