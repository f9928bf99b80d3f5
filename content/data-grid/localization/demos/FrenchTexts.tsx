import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Variété', flex: 1, minWidth: 120 },
  { field: 'orchard', headerName: 'Verger', width: 110 },
  { field: 'bins', headerName: 'Palox', type: 'number', width: 80 },
];

export default function FrenchTexts() {
  return (
    <div style={{ height: 420, width: '100%' }} lang="fr">
      <DataGrid
        aria-label="Lots de fruits"
        rows={harvest}
        columns={columns}
        localeText={frFR.components.MuiDataGrid.defaultProps.localeText}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
