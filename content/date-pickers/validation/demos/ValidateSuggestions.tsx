import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const rules = {
  minDate: dayjs('2024-04-10'),
  maxDate: dayjs('2024-04-30'),
  shouldDisableDate: (day: Dayjs) => day.day() === 0,
  disablePast: false,
  disableFuture: false,
};
const suggestions = [dayjs('2024-04-18'), dayjs('2024-04-21'), dayjs('2024-05-02')];

function Delivery() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const { getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value,
    timezone: 'default',
    props: rules,
  });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <DatePicker label="Delivery" value={value} onChange={setValue} {...rules} />
      {suggestions.map((date) => {
        const error = getValidationErrorForNewValue(date);
        return (
          <Button
            key={date.valueOf()}
            disabled={error !== null}
            onClick={() => setValue(date)}
            sx={{ textTransform: 'none' }}
          >
            {date.format('dddd, MMMM D')} {error && `(${error})`}
          </Button>
        );
      })}
    </Stack>
  );
}

export default function ValidateSuggestions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Delivery />
    </LocalizationProvider>
  );
}
