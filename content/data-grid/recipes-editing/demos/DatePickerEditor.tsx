import dayjs from 'dayjs';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { inventory, type Product } from '../../datasets/inventory';

type DateParams = GridRenderEditCellParams<Product, Date | null>;

function DateEditor({ id, field, value }: DateParams) {
  const apiRef = useGridApiContext();

  return (
    <DatePicker
      autoFocus
      value={value ? dayjs(value) : null}
      onChange={(date, { validationError }) => {
        if (validationError === null) {
          apiRef.current.setEditCellValue({ id, field, value: date?.toDate() ?? null });
        }
      }}
      slotProps={{
        textField: {
          variant: 'standard',
          fullWidth: true,
          InputProps: { disableUnderline: true },
          inputProps: { 'aria-label': 'Use by' },
          sx: { justifyContent: 'center', px: 1 },
        },
        // Keeps Enter and Tab in the calendar from closing the cell.
        popper: { onKeyDown: (event) => event.key !== 'Escape' && event.stopPropagation() },
      }}
    />
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'useBy',
    headerName: 'Use by',
    type: 'date',
    width: 180,
    editable: true,
    renderEditCell: (params: DateParams) => <DateEditor {...params} />,
  },
];

export default function DatePickerEditor() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DataGrid
          aria-label="Inventory with date pickers"
          rows={inventory}
          columns={columns}
          hideFooter
        />
      </LocalizationProvider>
    </div>
  );
}
