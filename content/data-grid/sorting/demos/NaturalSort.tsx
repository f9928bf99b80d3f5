import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const natural = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<HarvestLot>[] = [
  {
    field: 'plot',
    headerName: 'By number',
    flex: 1,
    minWidth: 120,
    sortComparator: natural.compare,
  },
  {
    field: 'plotAsText',
    headerName: 'By character',
    flex: 1,
    minWidth: 120,
    valueGetter: (_value, row) => row.plot,
  },
];

export default function NaturalSort() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Plots sorted by number or by character"
        rows={harvest}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'plot', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
