import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledInvoiceDate() {
  const [invoiceDate, setInvoiceDate] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const due = invoiceDate?.isValid() ? invoiceDate.add(1, 'month').format('MMMM D, YYYY') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }}>
        <DatePicker label="Invoice date" value={invoiceDate} onChange={setInvoiceDate} />
        <Typography variant="body2" role="status">
          {due === null ? 'Enter the date of the invoice' : `Payment is due on ${due}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
