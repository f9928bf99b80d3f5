import * as React from 'react';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const zone = 'America/New_York';

export default function MissingHourInNewYork() {
  const [value, setValue] = React.useState<DateTime | null>(
    DateTime.fromISO('2024-03-10T01:30', { zone }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <DateTimeField
        label="Time in New York"
        ampm={false}
        value={value}
        onChange={setValue}
        helperText={value?.isValid ? `The value is ${value.toISO()}` : 'Enter a date and time'}
      />
    </LocalizationProvider>
  );
}
