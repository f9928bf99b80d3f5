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
  const { inputRef, value, error, placeholder, inputMode, autoComplete, ...handlers } =
    useDateField<Dayjs, false, UseDateFieldProps<Dayjs, false>>(props);
  const { onChange, onKeyDown, onClick, onFocus, onBlur, onPaste } = handlers;
  const id = React.useId();
  return (
    <div onPaste={onPaste}>
      <label htmlFor={id}>{label}</label>{' '}
      <input
        id={id}
        ref={inputRef}
        value={value}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={onFocus}
        onBlur={onBlur}
        placeholder={placeholder}
        inputMode={inputMode}
        autoComplete={autoComplete}
        aria-invalid={error}
        style={{ font: 'inherit', padding: 4, width: 120 }}
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
