import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const squareButton = { style: { borderRadius: 4 } };

export default function MonthAndYearButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <div role="group" aria-label="Month of the invoice">
          <MonthCalendar
            defaultValue={dayjs('2024-04-17')}
            slotProps={{ monthButton: squareButton }}
          />
        </div>
        <div role="group" aria-label="Year of the invoice">
          <YearCalendar
            defaultValue={dayjs('2024-04-17')}
            minDate={dayjs('2018-01-01')}
            maxDate={dayjs('2029-12-31')}
            slotProps={{ yearButton: squareButton }}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
