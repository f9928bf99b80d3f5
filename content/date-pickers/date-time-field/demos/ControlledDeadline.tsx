import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDeadline() {
  const [deadline, setDeadline] = React.useState<Dayjs | null>(dayjs('2024-04-17T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <DateTimeField label="Deadline" value={deadline} onChange={setDeadline} clearable />
        <Button
          disabled={!deadline?.isValid()}
          onClick={() => setDeadline(deadline ? deadline.add(1, 'week') : null)}
        >
          One more week
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
