import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'fruit', headerName: 'Fruit', width: 110 },
  { field: 'grade', headerName: 'Grade', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
];

export default function SortBySeveralColumns() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Harvest lots sorted by fruit and weight"
        rows={harvest}
        columns={columns}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'fruit', sort: 'asc' },
              { field: 'weight', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </div>
  );
}
