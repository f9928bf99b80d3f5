import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function TextInTheCenter() {
  return (
    <Gauge
      height={200}
      value={412}
      valueMax={512}
      startAngle={-110}
      endAngle={110}
      text={({ value, valueMax }) => `${value}\nof ${valueMax} GB`}
      aria-label="Storage used, in gigabytes"
      sx={{ [`& .${gaugeClasses.valueText} text`]: { fontSize: 24, fontWeight: 500 } }}
    />
  );
}
