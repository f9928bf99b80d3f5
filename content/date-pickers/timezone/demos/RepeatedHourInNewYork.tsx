import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const closing = DateTime.fromISO('2024-11-03T05:30Z', { zone: 'America/New_York' });

export default function RepeatedHourInNewYork() {
  const [value, setValue] = React.useState<DateTime | null>(closing);
  const choices = value?.isValid ? value.getPossibleOffsets() : [];

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker label="Closing, time in New York" value={value} onChange={setValue} />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Which of the two"
          value={value?.toMillis()}
          onChange={(_event, millis: number | null) => {
            if (millis !== null) setValue(DateTime.fromMillis(millis, { zone: closing.zone }));
          }}
        >
          {choices.map((choice) => (
            <ToggleButton key={choice.offset} value={choice.toMillis()}>
              {choice.toFormat('h:mm a ZZZZ')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
    </LocalizationProvider>
  );
}
