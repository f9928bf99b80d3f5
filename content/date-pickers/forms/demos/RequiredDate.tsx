import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RequiredDate() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [submitted, setSubmitted] = React.useState(false);
  const isWrong = submitted && (value === null || error !== null);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack spacing={1} sx={{ maxWidth: 280 }}>
          <DatePicker
            label="Delivery"
            value={value}
            onChange={setValue}
            onError={setError}
            referenceDate={dayjs('2024-04-17')}
            slotProps={{
              textField: {
                required: true,
                error: isWrong,
                helperText: isWrong ? 'Enter a complete date.' : ' ',
              },
            }}
          />
          <Button type="submit" variant="contained">
            {submitted && !isWrong ? 'Order sent' : 'Order'}
          </Button>
        </Stack>
      </form>
    </LocalizationProvider>
  );
}
