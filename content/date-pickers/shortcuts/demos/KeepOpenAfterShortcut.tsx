import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const shortcuts = [
  { label: 'Start of May', getValue: () => dayjs('2024-05-01') },
  { label: 'Start of June', getValue: () => dayjs('2024-06-01') },
];

export default function KeepOpenAfterShortcut() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (name: string, date: Dayjs | null) =>
    setCalls((before) =>
      [...before, `${name}(${date?.isValid() ? date.format('YYYY-MM-DD') : 'no date'})`].slice(-4),
    );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <DatePicker
          label="Holiday"
          defaultValue={dayjs('2024-04-17')}
          slotProps={{
            shortcuts: { items: shortcuts, changeImportance: 'set' },
            layout: { sx: { display: { xs: 'block', sm: 'grid' } } },
          }}
          onChange={(value) => log('onChange', value)}
          onAccept={(value) => log('onAccept', value)}
        />
        <Typography
          component="pre"
          variant="caption"
          role="log"
          aria-label="Callbacks, oldest first"
          sx={{ height: 80, m: 0, fontFamily: 'monospace' }}
        >
          {calls.join('\n') || 'Choose a shortcut, then a day.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
