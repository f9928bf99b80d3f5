import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { concerts, halls } from '../../datasets/concerts';

interface HallSales {
  id: string;
  label: string;
  concerts: number | null;
  sold: number;
}

const perHall: HallSales[] = halls.map((hall) => {
  const list = concerts.filter((concert) => concert.hall === hall);
  const sold = list.reduce((sum, concert) => sum + concert.sold, 0);
  return { id: hall, label: hall, concerts: list.length, sold };
});

const sold = perHall.reduce((sum, hall) => sum + hall.sold, 0);
const rows: HallSales[] = [
  ...perHall,
  { id: 'total', label: 'All halls together', concerts: null, sold },
];

const columns: GridColDef<HallSales>[] = [
  {
    field: 'label',
    headerName: 'Hall',
    flex: 1,
    minWidth: 120,
    colSpan: (_value, row) => (row.id === 'total' ? 2 : undefined),
  },
  { field: 'concerts', headerName: 'Concerts', type: 'number', width: 95 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 80 },
];

export default function SpanInTotalRow() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Tickets sold by hall with a total"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
