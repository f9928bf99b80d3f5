import { LineChart, areaElementClasses } from '@mui/x-charts/LineChart';

export default function TinyArea() {
  return (
    <LineChart
      height={80}
      leftAxis={null}
      bottomAxis={null}
      margin={{ top: 8, bottom: 4, left: 4, right: 4 }}
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        {
          data: [200, 188, 221, 213, 245, 316, 222],
          label: 'Visitors',
          area: true,
          showMark: false,
        },
      ]}
      slotProps={{ legend: { hidden: true } }}
      sx={{ [`.${areaElementClasses.root}`]: { opacity: 0.3 } }}
      desc="Visitors of each day of a week, most of them on Saturday."
    />
  );
}
