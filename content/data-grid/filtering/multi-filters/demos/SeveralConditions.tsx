import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'days', headerName: 'Days', type: 'number', width: 110 },
];

export default function SeveralConditions() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Expeditions of three to five weeks"
        rows={expeditions}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'from', field: 'days', operator: '>=', value: 21 },
                { id: 'to', field: 'days', operator: '<=', value: 35 },
                { id: 'where', field: 'region', operator: 'isAnyOf', value: ['Andes', 'Arctic'] },
              ],
            },
          },
        }}
      />
    </div>
  );
}
