import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function NamedAndDescribed() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const [error, setError] = React.useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        value={day}
        onChange={setDay}
        minDate={dayjs('2024-04-15')}
        maxDate={dayjs('2024-04-30')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? 'Choose a day from April 15 to 30' : 'April 15 to 30',
          },
        }}
      />
    </LocalizationProvider>
  );
}
