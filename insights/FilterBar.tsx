import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { setParameters } from './address.ts';
import { countDays, DAY_FORMAT, getLastDays, PRODUCTS, type Filter } from './filter.ts';

const PERIODS = [7, 28, 90, 365];

/** What limits all views. A change goes to the address, and from there to the views. */
export function FilterBar({ filter }: { filter: Filter }) {
  const { from, to, product, version } = filter;
  const setDay =
    (name: 'from' | 'to') => (value: Dayjs | null, context: { validationError: unknown }) => {
      if (!value?.isValid() || context.validationError) return;
      setParameters({ [name]: value.format(DAY_FORMAT) });
    };
  const isLast = (days: number) => {
    const last = getLastDays(days);
    return last.from === from && last.to === to;
  };
  return (
    <div className="filter" role="group" aria-label="Filter">
      <div className="periods" role="group" aria-label={`Period: ${countDays(filter)} days`}>
        {PERIODS.map((days) => (
          <Button
            key={days}
            size="small"
            variant={isLast(days) ? 'contained' : 'outlined'}
            disableElevation
            aria-pressed={isLast(days)}
            onClick={() => setParameters(getLastDays(days))}
          >
            {days} days
          </Button>
        ))}
      </div>
      <DatePicker
        label="From"
        value={dayjs(from)}
        maxDate={dayjs(to)}
        onChange={setDay('from')}
        slotProps={{ textField: { size: 'small' } }}
      />
      <DatePicker
        label="To"
        value={dayjs(to)}
        minDate={dayjs(from)}
        disableFuture
        onChange={setDay('to')}
        slotProps={{ textField: { size: 'small' } }}
      />
      <TextField
        select
        label="Product"
        size="small"
        value={product}
        onChange={({ target }) => setParameters({ product: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {Object.entries(PRODUCTS).map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        key={version}
        label="Version"
        size="small"
        placeholder="All"
        defaultValue={version}
        onBlur={({ target }) => setParameters({ version: target.value.trim() })}
        onKeyDown={({ key, currentTarget }) => {
          const field = currentTarget.querySelector('input');
          if (key === 'Enter') setParameters({ version: field?.value.trim() ?? '' });
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </div>
  );
}
