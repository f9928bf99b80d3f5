import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickersContext } from '@mui/x-date-pickers/hooks';

function DateButton(props: DatePickerFieldProps<Dayjs>) {
  const { id, label, disabled, InputProps } = props;
  const { open, onOpen, onClose } = usePickersContext();
  return (
    <Button
      id={id}
      ref={InputProps?.ref}
      variant="outlined"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={open ? onClose : onOpen}
    >
      <span id={`${id}-label`}>{label}</span>
    </Button>
  );
}

export default function ButtonField() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label={value ? `Meeting on ${value.format('MMMM D')}` : 'Choose a meeting day'}
        value={value}
        onChange={setValue}
        slots={{ field: DateButton }}
      />
    </LocalizationProvider>
  );
}
