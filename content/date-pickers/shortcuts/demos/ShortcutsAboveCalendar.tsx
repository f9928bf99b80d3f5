import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const shortcuts = [
  { label: 'Today', getValue: () => dayjs('2024-04-17') },
  { label: 'Friday', getValue: () => dayjs('2024-04-19') },
  { label: 'May 1', getValue: () => dayjs('2024-05-01') },
];

export default function ShortcutsAboveCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Appointment</FormLabel>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2024-04-17')}
          slotProps={{
            shortcuts: { items: shortcuts, 'aria-label': 'Shortcuts' },
            layout: {
              sx: {
                width: 300,
                [`& .${pickersLayoutClasses.shortcuts}`]: {
                  gridColumn: 2,
                  gridRow: 1,
                  display: 'flex',
                  maxWidth: 300,
                  '& .MuiListItem-root': { width: 'auto', px: 0.5 },
                },
              },
            },
          }}
        />
      </FormControl>
    </LocalizationProvider>
  );
}
