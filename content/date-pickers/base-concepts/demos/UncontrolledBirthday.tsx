import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function UncontrolledBirthday() {
  const [sent, setSent] = React.useState('');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={1}
        sx={{ alignItems: 'flex-start' }}
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          setSent(String(new FormData(event.currentTarget).get('birthday')));
        }}
      >
        <DatePicker label="Birthday" name="birthday" defaultValue={dayjs('2024-04-17')} />
        <Button type="submit">Send</Button>
        <Typography variant="body2" role="status">
          {sent ? `Sent: ${sent}` : 'Not sent'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
