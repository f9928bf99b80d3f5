import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function DisabledAndReadOnlyCalendar() {
  const [state, setState] = React.useState('readOnly');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <RadioGroup
        row
        aria-label="State of the calendar"
        value={state}
        onChange={(event) => setState(event.target.value)}
      >
        <FormControlLabel value="readOnly" control={<Radio />} label="Read-only" />
        <FormControlLabel value="disabled" control={<Radio />} label="Disabled" />
      </RadioGroup>
      <Box role="group" aria-label="Hotel stay">
        <DateRangeCalendar
          calendars={1}
          disabled={state === 'disabled'}
          readOnly={state === 'readOnly'}
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
