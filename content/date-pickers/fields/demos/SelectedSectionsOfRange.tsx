import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSelectedSections } from '@mui/x-date-pickers/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { RangeFieldSection } from '@mui/x-date-pickers-pro/models';

export default function SelectedSectionsOfRange() {
  const fieldRef = React.useRef<FieldRef<RangeFieldSection>>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const selectDay = (position: 'start' | 'end') => {
    const sections = fieldRef.current?.getSections() ?? [];
    const index = sections.findIndex(
      ({ type, dateName }) => type === 'day' && dateName === position,
    );
    fieldRef.current?.focusField(index);
    setSelected(index);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }}>
        <Stack direction="row">
          <Button size="small" onClick={() => selectDay('start')}>
            Departure day
          </Button>
          <Button size="small" onClick={() => selectDay('end')}>
            Return day
          </Button>
        </Stack>
        <SingleInputDateRangeField
          label="Flight"
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
          unstableFieldRef={fieldRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
      </Stack>
    </LocalizationProvider>
  );
}
