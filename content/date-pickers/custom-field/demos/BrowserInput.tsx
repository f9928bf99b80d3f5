import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import type { TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function BrowserTextField(props: TextFieldProps) {
  const { id, label, value, onChange, onClick, onFocus, onBlur, placeholder, disabled } = props;
  const { inputProps, InputProps, error } = props;
  const ownId = React.useId();
  return (
    <Stack
      ref={InputProps?.ref as React.Ref<HTMLDivElement>}
      direction="row"
      onClick={onClick}
      sx={{ alignItems: 'center' }}
    >
      <label id={`${id ?? ownId}-label`} htmlFor={id ?? ownId}>
        {label}
      </label>
      <input
        {...inputProps}
        id={id ?? ownId}
        value={String(value)}
        onChange={onChange}
        onFocus={onFocus}
        onBlur={onBlur}
        placeholder={placeholder}
        disabled={disabled}
        readOnly={InputProps?.readOnly}
        aria-invalid={error}
        style={{ font: 'inherit', width: '7em', padding: 4, marginInline: 8 }}
      />
      {InputProps?.endAdornment}
    </Stack>
  );
}

export default function BrowserInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Birthday"
        defaultValue={dayjs('2024-04-17')}
        slots={{ textField: BrowserTextField }}
      />
    </LocalizationProvider>
  );
}
