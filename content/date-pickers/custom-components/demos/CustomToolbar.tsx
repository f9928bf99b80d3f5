import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function DaysToGoToolbar({ className, value, titleId }: DatePickerToolbarProps<Dayjs>) {
  const days = value ? value.diff(dayjs('2024-04-10'), 'day') : 0;
  return (
    <Box className={className} sx={{ px: 3, py: 2 }}>
      <Typography id={titleId} variant="overline">
        Delivery
      </Typography>
      <Typography variant="h5" component="p">
        {value ? `${days} days after the order` : 'No day chosen'}
      </Typography>
    </Box>
  );
}

export default function CustomToolbar() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Delivery day" sx={{ display: 'flex' }}>
        <StaticDatePicker
          value={value}
          onChange={setValue}
          slots={{ toolbar: DaysToGoToolbar }}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
