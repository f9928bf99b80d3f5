import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const causes = [
  { cause: 'Login', tickets: 86 },
  { cause: 'Invoice', tickets: 54 },
  { cause: 'Import', tickets: 31 },
  { cause: 'Printing', tickets: 17 },
  { cause: 'Other', tickets: 12 },
].sort((a, b) => b.tickets - a.tickets);

const all = causes.reduce((sum, { tickets }) => sum + tickets, 0);
let sum = 0;
const shares = causes.map(({ tickets }) => {
  sum += tickets;
  return Math.round((100 * sum) / all);
});
const percent = (value: number | null) => `${value}%`;

export default function ParetoOfTickets() {
  return (
    <ResponsiveChartContainer
      height={300}
      margin={{ left: 60, right: 60 }}
      xAxis={[{ id: 'causes', scaleType: 'band', data: causes.map(({ cause }) => cause) }]}
      yAxis={[
        { id: 'tickets', min: 0, max: all },
        { id: 'share', min: 0, max: 100, valueFormatter: percent },
      ]}
      series={[
        {
          type: 'bar',
          yAxisId: 'tickets',
          label: 'Tickets',
          data: causes.map(({ tickets }) => tickets),
        },
        {
          type: 'line',
          yAxisId: 'share',
          label: 'Share of all so far',
          data: shares,
          curve: 'linear',
          valueFormatter: percent,
          color: '#ef6c00',
        },
      ]}
      desc="Three of five causes lead to 86 percent of all tickets: login, invoice and import."
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsReferenceLine axisId="share" y={80} lineStyle={{ strokeDasharray: '4 4' }} />
      <ChartsXAxis axisId="causes" />
      <ChartsYAxis axisId="tickets" />
      <ChartsYAxis axisId="share" position="right" />
      <ChartsTooltip trigger="axis" />
    </ResponsiveChartContainer>
  );
}
