import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';

export default function ControlledViewsOfClock() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-04-17T15:30'));
  const [view, setView] = React.useState<TimeView>('minutes');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Delivery at {value?.format('h:mm A')}</FormLabel>
        <TimeClock value={value} onChange={setValue} view={view} onViewChange={setView} />
        <Button disabled={view === 'hours'} onClick={() => setView('hours')}>
          Change the hour
        </Button>
      </FormControl>
    </LocalizationProvider>
  );
}
