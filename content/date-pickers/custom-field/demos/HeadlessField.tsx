import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  unstable_useDateField as useDateField,
  type UseDateFieldProps,
} from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface PlainDateFieldProps extends UseDateFieldProps<Dayjs, false> {
  label: string;
}

function PlainDateField({ label, ...props }: PlainDateFieldProps) {
  const field = useDateField<Dayjs, false, UseDateFieldProps<Dayjs, false>>(props);
  const id = React.useId();
  return (
    <div onPaste={field.onPaste}>
      <label htmlFor={id}>{label}</label>{' '}
      <input
        id={id}
        ref={field.inputRef}
        value={field.value}
        onChange={field.onChange}
        onKeyDown={field.onKeyDown}
        onClick={field.onClick}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
        placeholder={field.placeholder}
        inputMode={field.inputMode}
        autoComplete={field.autoComplete}
        aria-invalid={field.error}
        style={{ font: 'inherit', padding: 4 }}
      />
    </div>
  );
}

export default function HeadlessField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PlainDateField label="Birthday" defaultValue={dayjs('2024-04-17')} />
    </LocalizationProvider>
  );
}
