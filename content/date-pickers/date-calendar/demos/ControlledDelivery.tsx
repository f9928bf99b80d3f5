import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstDay = dayjs('2024-04-17');

export default function ControlledDelivery() {
  const [value, setValue] = React.useState<Dayjs | null>(firstDay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">
          Delivery: {value ? value.format('dddd, MMMM D') : 'no day yet'}
        </FormLabel>
        <DateCalendar value={value} onChange={setValue} referenceDate={firstDay} />
        <div>
          <Button disabled={!value} onClick={() => value && setValue(value.add(1, 'month'))}>
            A month later
          </Button>
          <Button disabled={!value} onClick={() => setValue(null)}>
            Clear
          </Button>
        </div>
      </FormControl>
    </LocalizationProvider>
  );
}
