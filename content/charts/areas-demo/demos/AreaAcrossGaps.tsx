import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const data = [12, 14, null, 15, null, 16, 18];

export default function AreaAcrossGaps() {
  return (
    <Stack>
      <LineChart
        height={200}
        xAxis={[{ scaleType: 'point', data: days }]}
        series={[{ data, area: true, label: 'With gaps' }]}
        desc="Measurements of a week with an area that leaves out Wednesday and Friday."
      />
      <LineChart
        height={200}
        xAxis={[{ scaleType: 'point', data: days }]}
        series={[{ data, area: true, connectNulls: true, label: 'Connected' }]}
        desc="The same measurements with an area that spans Wednesday and Friday."
      />
    </Stack>
  );
}
