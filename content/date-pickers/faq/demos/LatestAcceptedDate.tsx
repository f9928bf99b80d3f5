import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const ordered = dayjs('2024-04-17');

export default function LatestAcceptedDate() {
  const [value, setValue] = React.useState<Dayjs | null>(ordered);
  const [saved, setSaved] = React.useState(ordered);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="Delivery"
          value={value}
          minDate={ordered}
          onChange={(next, { validationError }) => {
            setValue(next);
            if (next !== null && validationError === null) setSaved(next);
          }}
        />
        <Typography variant="body2" role="status">
          Saved: {saved.format('MMMM D, YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
