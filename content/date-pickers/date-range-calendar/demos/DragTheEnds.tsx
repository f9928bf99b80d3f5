import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function DragTheEnds() {
  const [dragging, setDragging] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControlLabel
        label="Drag editing"
        control={
          <Switch checked={dragging} onChange={(event) => setDragging(event.target.checked)} />
        }
      />
      <Box role="group" aria-label="Meeting days">
        <DateRangeCalendar
          calendars={1}
          disableDragEditing={!dragging}
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
