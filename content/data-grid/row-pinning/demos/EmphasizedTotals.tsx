import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';
import { departures } from '../../datasets/departures';

interface Delay {
  id: number | string;
  warehouse: string;
  departure: string;
  delay: number;
}

const columns: GridColDef<Delay>[] = [
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 130 },
  { field: 'departure', headerName: 'Departure', width: 100 },
  { field: 'delay', headerName: 'Delay', type: 'number', width: 80 },
];

const delays = departures.map(({ delay }) => delay);

const pinnedRows = {
  top: [{ id: 'worst', warehouse: 'Longest', departure: '', delay: Math.max(...delays) }],
  bottom: [
    { id: 'sum', warehouse: 'Together', departure: '', delay: delays.reduce((a, b) => a + b) },
  ],
};

export default function EmphasizedTotals() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro<Delay>
        aria-label="Delays with emphasized summary rows"
        rows={departures}
        columns={columns}
        pinnedRows={pinnedRows}
        sx={{
          [`& .${gridClasses.pinnedRows} .${gridClasses.cell}`]: {
            color: 'primary.main',
            fontWeight: 'fontWeightBold',
          },
        }}
        hideFooter
      />
    </div>
  );
}
