import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(value: Dayjs | null) {
  if (value === null) return 'null: the field is empty';
  return value.isValid() ? `A valid date: ${value.format('MMMM D, YYYY')}` : 'An invalid date';
}

export default function ValueStates() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="Invoice date"
          value={value}
          onChange={setValue}
          slotProps={{ field: { clearable: true } }}
        />
        <Typography variant="body2" role="status">
          {describe(value)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
