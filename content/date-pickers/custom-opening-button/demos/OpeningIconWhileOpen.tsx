import dayjs from 'dayjs';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface OpeningIconProps extends SvgIconProps {
  ownerState?: { open: boolean };
}

function DropDownIcon({ ownerState, ...props }: OpeningIconProps) {
  return ownerState?.open ? <ExpandLessIcon {...props} /> : <ExpandMoreIcon {...props} />;
}

export default function OpeningIconWhileOpen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2024-04-17')}
        slots={{ openPickerIcon: DropDownIcon }}
      />
    </LocalizationProvider>
  );
}
