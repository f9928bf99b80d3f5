import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(date: Dayjs | null): string {
  if (date === null) return 'No date (null)';
  return date.isValid() ? date.format('dddd, MMMM D, YYYY') : 'Invalid date';
}

export default function ControlledInvoiceDate() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2024-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <DateField label="Invoice date" value={date} onChange={setDate} clearable />
        <Typography role="status">{describe(date)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
