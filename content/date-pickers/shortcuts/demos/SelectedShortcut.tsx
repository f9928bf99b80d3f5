import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const shortcuts = [
  { id: 'easter', label: 'Easter Sunday', getValue: () => dayjs('2024-03-31') },
  { id: 'christmas', label: 'Christmas Day', getValue: () => dayjs('2024-12-25') },
];

export default function SelectedShortcut() {
  const [source, setSource] = React.useState('none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 280 }}>
        <DatePicker
          label="Family dinner"
          defaultValue={dayjs('2024-04-17')}
          slotProps={{
            shortcuts: { items: shortcuts },
            layout: { sx: { display: { xs: 'block', sm: 'grid' } } },
          }}
          onChange={(_value, context) => setSource(context.shortcut?.id ?? 'none')}
        />
        <Typography variant="body2" role="status">
          Shortcut: {source}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
