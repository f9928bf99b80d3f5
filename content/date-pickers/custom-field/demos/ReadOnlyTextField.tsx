import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickersContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

function ChooseOnlyField(props: DatePickerFieldProps<Dayjs>) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value = null, timezone, format } = internalProps;
  const { id, label, InputProps } = forwardedProps;
  const { onOpen } = usePickersContext();
  const placeholder = useParsedFormat(internalProps);
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  return (
    <TextField
      id={id}
      label={label}
      value={value ? value.format(format) : ''}
      placeholder={placeholder}
      error={hasValidationError}
      onClick={onOpen}
      InputProps={{ ...InputProps, readOnly: true }}
    />
  );
}

export default function ReadOnlyTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Check-in"
        defaultValue={dayjs('2024-04-17')}
        slots={{ field: ChooseOnlyField }}
      />
    </LocalizationProvider>
  );
}
