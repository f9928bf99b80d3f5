import Paper from '@mui/material/Paper';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, libraryVisits, weekdays } from '../../datasets/visits';

function Sentence({ series, itemData }: ChartsItemContentProps<'heatmap'>) {
  const [day = 0, hour = 0, visitors] = series.data[itemData.dataIndex ?? 0] ?? [];
  return (
    <Paper elevation={3} sx={{ m: 1, p: 1.5, typography: 'body2' }}>
      {weekdays[day]} at {hours[hour]}: {visitors} visitors
    </Paper>
  );
}

export default function SentenceAsTooltip() {
  return (
    <figure aria-label="Visitors with a sentence as the tooltip" style={{ margin: 0 }}>
      <Heatmap
        height={300}
        xAxis={[{ data: weekdays }]}
        yAxis={[{ data: hours }]}
        series={[{ data: libraryVisits }]}
        slots={{ itemContent: Sentence }}
      />
    </figure>
  );
}
