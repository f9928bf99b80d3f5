import { keyframes, styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { weekdays } from '../../datasets/visits';

const pulse = keyframes`50% { opacity: 0.3; }`;

const Bar = styled('rect')(({ theme }) => ({
  fill: theme.palette.action.disabled,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${pulse} 1.6s ease-in-out infinite`,
  },
}));

function GrayBars() {
  const { left, top, width, height } = useDrawingArea();
  const step = width / weekdays.length;

  return [0.5, 0.7, 0.4, 0.6, 0.8, 0.9, 0.5].map((share, index) => (
    <Bar
      key={weekdays[index]}
      x={left + step * (index + 0.15)}
      y={top + height * (1 - share)}
      width={step * 0.7}
      height={height * share}
    />
  ));
}

export default function BarsAsLoadingOverlay() {
  return (
    <BarChart
      height={300}
      loading
      leftAxis={null}
      xAxis={[{ scaleType: 'band', data: weekdays }]}
      series={[{ data: [] }]}
      slots={{ loadingOverlay: GrayBars }}
      desc="Visitors per day are loading."
    />
  );
}
