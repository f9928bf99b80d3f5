import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const savedDate = dayjs('2024-04-17');

export default function ClearAndReset() {
  const [value, setValue] = React.useState<Dayjs | null>(savedDate);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 280 }}>
        <DatePicker
          label="Invoice date"
          value={value}
          onChange={setValue}
          referenceDate={savedDate}
          slotProps={{ field: { clearable: true } }}
        />
        <Button onClick={() => setValue(savedDate)}>Reset to the saved date</Button>
      </Stack>
    </LocalizationProvider>
  );
}
