import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridFilterOperator } from '@mui/x-data-grid';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../../datasets/purchases';

function RangeInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const range: string[] = item.value ?? ['', ''];

  return (
    <Stack direction="row" spacing={2}>
      {['From', 'To'].map((label, index) => (
        <TextField
          key={label}
          label={label}
          type="number"
          variant="standard"
          value={range[index]}
          inputRef={index === 0 ? focusElementRef : undefined}
          onChange={(event) => {
            const next = range.with(index, event.target.value);
            applyValue({ ...item, value: next.some(Boolean) ? next : undefined });
          }}
        />
      ))}
    </Stack>
  );
}

const between: GridFilterOperator<Purchase, number> = {
  value: 'between',
  label: 'is between',
  InputComponent: RangeInput,
  // The value parser of number columns has turned '' into null by now.
  getApplyFilterFn: ({ value }) =>
    Array.isArray(value)
      ? (quantity) => quantity >= (value[0] ?? 0) && quantity <= (value[1] ?? Infinity)
      : null,
  getValueAsString: ([from, to]: string[]) => `${from || '…'} and ${to || '…'}`,
};

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 140,
    filterOperators: [between],
  },
];

const middle = { items: [{ field: 'quantity', operator: 'between', value: ['1500', '2000'] }] };

export default function QuantityBetween() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases between 1,500 and 2,000 pieces"
        rows={purchases}
        columns={columns}
        initialState={{ filter: { filterModel: middle } }}
      />
    </div>
  );
}
