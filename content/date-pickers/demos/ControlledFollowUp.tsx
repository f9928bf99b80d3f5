import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const lastVisit = dayjs('2024-04-17');

export default function ControlledFollowUp() {
  const [followUp, setFollowUp] = React.useState<Dayjs | null>(lastVisit.add(2, 'week'));
  const days = followUp?.isValid() ? followUp.diff(lastVisit, 'day') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320, height: 134 }}>
        <DatePicker
          label="Follow-up"
          value={followUp}
          onChange={setFollowUp}
          minDate={lastVisit.add(1, 'day')}
        />
        <Button size="small" onClick={() => setFollowUp(lastVisit.add(6, 'week'))}>
          In six weeks
        </Button>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {days === null ? 'No valid date yet' : `${days} days after the last visit`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
