import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function NamedFields() {
  const [sent, setSent] = React.useState('Nothing sent yet');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`day=${String(data.get('day'))}, time=${String(data.get('time'))}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form onSubmit={handleSubmit}>
        <Stack spacing={2} sx={{ maxWidth: 280 }}>
          <DateField name="day" label="Meeting" defaultValue={dayjs('2024-04-17')} />
          <TimeField name="time" label="Starts at" defaultValue={dayjs('2024-04-17T15:30')} />
          <Button type="submit" variant="contained">
            Send
          </Button>
          <Typography variant="body2" role="status">
            {sent}
          </Typography>
        </Stack>
      </form>
    </LocalizationProvider>
  );
}
