import dayjs, { type Dayjs } from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const freeDays = [dayjs('2024-04-17'), dayjs('2024-04-19'), dayjs('2024-04-23')];

const isFree = (day: Dayjs) => freeDays.some((freeDay) => freeDay.isSame(day, 'day'));

function FreeDayField(props: DatePickerFieldProps<Dayjs>) {
  const { id, label, value, onChange, disabled, InputProps } = props;
  return (
    <Autocomplete
      id={id}
      ref={InputProps?.ref}
      options={freeDays}
      value={value ?? null}
      onChange={(_event, day) => onChange?.(day, { validationError: null })}
      getOptionLabel={(day) => day.format('ddd, MMM D')}
      getOptionKey={(day) => day.valueOf()}
      isOptionEqualToValue={(option, day) => option.isSame(day, 'day')}
      disabled={disabled}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          InputProps={{
            ...params.InputProps,
            endAdornment: InputProps?.endAdornment,
          }}
        />
      )}
      sx={{ width: 260, '&&& .MuiAutocomplete-inputRoot': { pr: '14px' } }}
    />
  );
}

export default function AutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2024-04-17')}
        shouldDisableDate={(day) => !isFree(day)}
        slots={{ field: FreeDayField }}
      />
    </LocalizationProvider>
  );
}
