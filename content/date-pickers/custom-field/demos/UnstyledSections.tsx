import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

function SectionTextField(props: PickersTextFieldProps) {
  const { label, elements, sectionListRef, contentEditable, tabIndex } = props;
  const { onClick, onKeyDown, onInput, onPaste, onFocus, onBlur } = props;
  const labelId = React.useId();
  return (
    <Stack direction="row" spacing={1}>
      <span id={labelId}>{label}</span>
      <PickersSectionList
        role="group"
        aria-labelledby={labelId}
        elements={elements}
        sectionListRef={sectionListRef}
        contentEditable={contentEditable}
        tabIndex={tabIndex}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onInput={onInput}
        onPaste={onPaste}
        onFocus={onFocus}
        onBlur={onBlur}
        style={{ borderBottom: '2px solid currentColor' }}
      />
    </Stack>
  );
}

export default function UnstyledSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        enableAccessibleFieldDOMStructure
        label="Invoice date"
        defaultValue={dayjs('2024-04-17')}
        slots={{ textField: SectionTextField }}
      />
    </LocalizationProvider>
  );
}
