import dayjs from 'dayjs';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function ArrowDownIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m7 10 5 5 5-5z" />
    </SvgIcon>
  );
}

export default function SlotsOfPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Check-in"
        defaultValue={dayjs('2024-04-17')}
        slots={{ openPickerIcon: ArrowDownIcon }}
        slotProps={{
          textField: { size: 'small', helperText: 'Check-in starts at 3 PM' },
          openPickerButton: { color: 'primary' },
        }}
      />
    </LocalizationProvider>
  );
}
