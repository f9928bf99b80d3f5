import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 160 },
  { field: 'leader', headerName: 'Leader', width: 140 },
  { field: 'samples', headerName: 'Samples', type: 'number', width: 110, filterable: false },
];

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function UnfilterableColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Expeditions whose samples cannot be filtered"
        rows={expeditions}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
      />
    </div>
  );
}
