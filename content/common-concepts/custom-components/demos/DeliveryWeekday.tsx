import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

interface DeliveryDayProps extends PickersDayProps<Dayjs> {
  deliveryWeekday?: number;
}

function DeliveryDay({ deliveryWeekday, ...dayProps }: DeliveryDayProps) {
  const { day, outsideCurrentMonth } = dayProps;
  const hasDelivery = !outsideCurrentMonth && day.day() === deliveryWeekday;

  return (
    <Badge variant="dot" overlap="circular" color="primary" invisible={!hasDelivery}>
      <PickersDay {...dayProps} />
    </Badge>
  );
}

export default function DeliveryWeekday() {
  const [deliveryWeekday, setDeliveryWeekday] = React.useState(2);

  return (
    <Box sx={{ width: '100%', textAlign: 'center' }}>
      <ToggleButtonGroup
        aria-label="Weekday of deliveries"
        exclusive
        size="small"
        value={deliveryWeekday}
        onChange={(_event, weekday: number | null) =>
          setDeliveryWeekday(weekday ?? deliveryWeekday)
        }
        sx={{ height: 40 }}
      >
        <ToggleButton value={2}>Tuesday</ToggleButton>
        <ToggleButton value={4}>Thursday</ToggleButton>
      </ToggleButtonGroup>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar
          defaultValue={dayjs('2025-03-14')}
          slots={{ day: DeliveryDay }}
          slotProps={{ day: { deliveryWeekday } as Partial<DeliveryDayProps> }}
        />
      </LocalizationProvider>
    </Box>
  );
}
