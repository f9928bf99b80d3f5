import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SubmitIsoDate() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const [sent, setSent] = React.useState('Nothing sent yet');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`Sent: visit=${String(data.get('visit'))}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form onSubmit={handleSubmit}>
        <Stack spacing={2} sx={{ maxWidth: 280 }}>
          <DatePicker label="Visit" value={visit} onChange={setVisit} />
          <input
            type="hidden"
            name="visit"
            value={visit?.isValid() ? visit.format('YYYY-MM-DD') : ''}
          />
          <Button type="submit" variant="contained">
            Book
          </Button>
          <Typography variant="body2" role="status">
            {sent}
          </Typography>
        </Stack>
      </form>
    </LocalizationProvider>
  );
}
