import Badge from '@mui/material/Badge';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const deliveryDays = ['2025-03-04', '2025-03-11', '2025-03-18', '2025-03-25'];

function DeliveryDay(props: PickersDayProps<Dayjs>) {
  const { day, outsideCurrentMonth } = props;
  const hasDelivery = !outsideCurrentMonth && deliveryDays.includes(day.format('YYYY-MM-DD'));

  return (
    <Badge variant="dot" overlap="circular" color="primary" invisible={!hasDelivery}>
      <PickersDay {...props} />
    </Badge>
  );
}

export default function DotOnDeliveryDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={dayjs('2025-03-14')} slots={{ day: DeliveryDay }} />
    </LocalizationProvider>
  );
}
