import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function ShortcutChipList(props: PickersShortcutsProps<Dayjs | null>) {
  const { items = [], isValid, onChange } = props;
  return (
    <Box sx={{ gridColumn: '1 / 4', gridRow: 1, display: 'flex', gap: 1, px: 2, pt: 2 }}>
      {items.map(({ label, getValue }) => {
        const value = getValue({ isValid });
        const choose = () => onChange(value, 'accept', { label });
        return <Chip key={label} label={label} onClick={choose} disabled={!isValid(value)} />;
      })}
    </Box>
  );
}

const items = [
  { label: 'First of May', getValue: () => dayjs('2024-05-01') },
  { label: 'End of May', getValue: () => dayjs('2024-05-31') },
];

export default function ShortcutChips() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Payment date" sx={{ display: 'flex' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2024-04-17')}
          slots={{ shortcuts: ShortcutChipList }}
          slotProps={{ shortcuts: { items } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
