import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DataGridPro, useGridApiContext, type GridColDef } from '@mui/x-data-grid-pro';
import type { GridRenderHeaderFilterProps } from '@mui/x-data-grid-pro';
import { purchases, type Purchase } from '../../../datasets/purchases';

function PaidFilter({ item, tabIndex }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();

  return (
    <FormControlLabel
      label="Only"
      control={
        <Checkbox
          size="small"
          checked={item.value === true}
          onChange={(event) =>
            apiRef.current.upsertFilterItem({ ...item, value: event.target.checked || undefined })
          }
          // Space belongs to the checkbox, not to the navigation of the grid.
          onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          slotProps={{ input: { tabIndex, 'aria-label': 'Paid purchases only' } }}
        />
      }
    />
  );
}

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'boolean',
    width: 120,
    renderHeaderFilter: (params) => <PaidFilter {...params} />,
  },
];

export default function CheckboxHeaderFilter() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Purchases with a checkbox in the header"
        rows={purchases}
        columns={columns}
        headerFilters
      />
    </div>
  );
}
