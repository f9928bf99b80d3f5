import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function InvoiceMonths() {
  const [first, setFirst] = React.useState<Dayjs | null>(dayjs('2024-04-01'));
  const [last, setLast] = React.useState<Dayjs | null>(dayjs('2024-06-30'));
  const firstMonth = first?.isValid() ? first.startOf('month') : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ maxWidth: 440 }}>
        <DatePicker
          label="Invoices from"
          views={['year', 'month']}
          openTo="month"
          value={first}
          onChange={(month) => setFirst(month?.isValid() ? month.startOf('month') : month)}
        />
        <DatePicker
          label="Invoices to"
          views={['year', 'month']}
          openTo="month"
          minDate={firstMonth}
          value={last}
          onChange={(month) => setLast(month?.isValid() ? month.endOf('month') : month)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
