import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DeliveryWithDayBefore() {
  const [delivery, setDelivery] = React.useState<Dayjs | null>(dayjs('2024-04-17T15:30'));
  const latest = delivery?.isValid() ? delivery.subtract(1, 'day').format('MMM D, h:mm A') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <DateTimePicker label="Delivery" value={delivery} onChange={setDelivery} />
        <Typography role="status">
          {latest ? `Order before ${latest}` : 'No valid date and time yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
