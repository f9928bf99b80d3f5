import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

const parts = ['month', 'day', 'year', 'all'] as const;

export default function SelectedSections() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const select = (part: FieldSelectedSections) => {
    inputRef.current?.focus();
    setSelected(part);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }}>
        <Stack direction="row">
          {parts.map((part) => (
            <Button key={part} size="small" onClick={() => select(part)}>
              {part}
            </Button>
          ))}
        </Stack>
        <DateField
          label="Birthday"
          defaultValue={dayjs('2024-04-17')}
          inputRef={inputRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
      </Stack>
    </LocalizationProvider>
  );
}
