import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';
import { trams } from '../../datasets/trams';

interface Delay {
  id: number | string;
  stop: string;
  departure: string;
  delay: number;
}

const columns: GridColDef<Delay>[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'departure', headerName: 'Departure', width: 100 },
  { field: 'delay', headerName: 'Delay', type: 'number', width: 80 },
];

const delays = trams.map(({ delay }) => delay);

const pinnedRows = {
  top: [{ id: 'worst', stop: 'Longest', departure: '', delay: Math.max(...delays) }],
  bottom: [{ id: 'sum', stop: 'Together', departure: '', delay: delays.reduce((a, b) => a + b) }],
};

export default function EmphasizedTotals() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro<Delay>
        aria-label="Delays with emphasized summary rows"
        rows={trams}
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
