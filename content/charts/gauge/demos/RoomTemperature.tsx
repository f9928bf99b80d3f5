import { Gauge } from '@mui/x-charts/Gauge';

export default function RoomTemperature() {
  return (
    <Gauge
      height={200}
      value={18}
      valueMin={-20}
      valueMax={40}
      text={({ value }) => `${value}°C`}
      aria-label="Temperature in degrees Celsius"
    />
  );
}
