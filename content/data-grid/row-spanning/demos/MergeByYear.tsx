import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  {
    field: 'start',
    headerName: 'Year',
    type: 'date',
    width: 80,
    valueFormatter: (value: Date) => String(value.getFullYear()),
    rowSpanValueGetter: (value: Date) => value.getFullYear(),
  },
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 170 },
];

export default function MergeByYear() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Expeditions with merged years"
        rows={expeditions}
        columns={columns}
        unstable_rowSpanning
        showCellVerticalBorder
        initialState={{ sorting: { sortModel: [{ field: 'start', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
