import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  type PickersLayoutProps,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';

function ShortcutsBelowLayout(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { toolbar, tabs, content, shortcuts, actionBar } = usePickerLayout(props);
  return (
    <PickersLayoutRoot className={pickersLayoutClasses.root} ownerState={props}>
      {toolbar}
      <PickersLayoutContentWrapper className={pickersLayoutClasses.contentWrapper}>
        {tabs}
        {content}
        {shortcuts}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

const items = [
  { label: 'April 19', getValue: () => dayjs('2024-04-19') },
  { label: 'April 26', getValue: () => dayjs('2024-04-26') },
];

export default function ShortcutsBelowCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Meeting" sx={{ display: 'flex' }}>
        <StaticDatePicker
          defaultValue={dayjs('2024-04-17')}
          slots={{ layout: ShortcutsBelowLayout }}
          slotProps={{ shortcuts: { items } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
