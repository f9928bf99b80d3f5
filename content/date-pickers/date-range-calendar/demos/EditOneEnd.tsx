import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';

export default function EditOneEnd() {
  const [position, setPosition] = React.useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Date to change"
        value={position}
        onChange={(_event, next: RangePosition | null) => setPosition(next ?? position)}
      >
        <ToggleButton value="start">Check-in</ToggleButton>
        <ToggleButton value="end">Check-out</ToggleButton>
      </ToggleButtonGroup>
      <Box role="group" aria-label="Hotel stay">
        <DateRangeCalendar
          calendars={1}
          rangePosition={position}
          onRangePositionChange={setPosition}
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
