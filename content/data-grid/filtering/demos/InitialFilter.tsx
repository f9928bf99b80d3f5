import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 170 },
  { field: 'region', headerName: 'Region', width: 100 },
  { field: 'days', headerName: 'Days', type: 'number', width: 110 },
];

export default function InitialFilter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Expeditions of more than five weeks"
        rows={expeditions}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'days', operator: '>', value: 35 }] },
          },
        }}
      />
    </div>
  );
}
