import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbarContainer,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../datasets/orders';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    minimum?: number;
    onMinimumChange?: (minimum: number) => void;
  }
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'total', headerName: 'Total ($)', type: 'number', width: 120 },
];

function TotalToolbar({ minimum = 0, onMinimumChange }: GridSlotProps['toolbar']) {
  return (
    <GridToolbarContainer>
      {[0, 100, 1000].map((choice) => (
        <Button
          key={choice}
          variant={choice === minimum ? 'contained' : 'text'}
          aria-pressed={choice === minimum}
          onClick={() => onMinimumChange?.(choice)}
        >
          From ${choice}
        </Button>
      ))}
    </GridToolbarContainer>
  );
}

export default function ToolbarWithOwnProps() {
  const [minimum, setMinimum] = React.useState(0);
  const rows = React.useMemo(() => orders.filter(({ total }) => total >= minimum), [minimum]);

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders from a minimum total"
        rows={rows}
        columns={columns}
        slots={{ toolbar: TotalToolbar }}
        slotProps={{ toolbar: { minimum, onMinimumChange: setMinimum } }}
        hideFooter
      />
    </div>
  );
}
