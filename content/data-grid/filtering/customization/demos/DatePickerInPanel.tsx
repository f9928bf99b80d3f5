import dayjs from 'dayjs';
import { DataGrid, getGridDateOperators, type GridColDef } from '@mui/x-data-grid';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { purchases, type Purchase } from '../../../datasets/purchases';

function DayInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const value: string | undefined = item.value;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day"
        value={value ? dayjs(value) : null}
        onChange={(day) => {
          if (day === null || day.isValid()) {
            applyValue({ ...item, value: day?.format('YYYY-MM-DD') });
          }
        }}
        inputRef={focusElementRef}
        slotProps={{ textField: { variant: 'standard' } }}
      />
    </LocalizationProvider>
  );
}

const operators = getGridDateOperators().map((operator) =>
  operator.InputComponent ? { ...operator, InputComponent: DayInput } : operator,
);

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 150,
    filterOperators: operators,
  },
];

const october = { items: [{ field: 'orderedOn', operator: 'onOrAfter', value: '2024-10-01' }] };

export default function DatePickerInPanel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases ordered in October or later"
        rows={purchases}
        columns={columns}
        initialState={{ filter: { filterModel: october } }}
      />
    </div>
  );
}
