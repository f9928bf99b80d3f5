import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const shortcuts = [
  { label: 'Weekend', getValue: () => dayjs('2024-04-20') },
  { label: 'Next week', getValue: () => dayjs('2024-04-24') },
];

function ShortcutButtons(props: PickersShortcutsProps<Dayjs | null>) {
  const { items = [], isValid, onChange, changeImportance = 'accept', className } = props;
  return (
    <Stack className={className} sx={{ p: 1, alignItems: 'flex-start' }}>
      {items.map(({ getValue, ...shortcut }) => {
        const value = getValue({ isValid });
        return (
          <Button
            key={shortcut.label}
            disabled={!isValid(value)}
            onClick={() => onChange(value, changeImportance, shortcut)}
          >
            {shortcut.label}
          </Button>
        );
      })}
    </Stack>
  );
}

export default function FlightShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Flight"
        defaultValue={dayjs('2024-04-17')}
        slots={{ shortcuts: ShortcutButtons }}
        slotProps={{
          shortcuts: { items: shortcuts },
          layout: { sx: { display: { xs: 'block', sm: 'grid' } } },
        }}
      />
    </LocalizationProvider>
  );
}
