import * as React from 'react';
import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

const views: DateView[] = ['month', 'day'];

export default function ControlledCalendarView() {
  const [view, setView] = React.useState<DateView>('month');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Flight</FormLabel>
        <ToggleButtonGroup
          aria-label="View"
          size="small"
          exclusive
          value={view}
          onChange={(_event, next: DateView | null) => next && setView(next)}
        >
          <ToggleButton value="month">Month</ToggleButton>
          <ToggleButton value="day">Day</ToggleButton>
        </ToggleButtonGroup>
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          views={views}
          view={view}
          onViewChange={setView}
        />
      </FormControl>
    </LocalizationProvider>
  );
}
