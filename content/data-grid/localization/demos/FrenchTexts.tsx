import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Produit', flex: 1, minWidth: 120 },
  { field: 'supplier', headerName: 'Fournisseur', width: 110 },
  { field: 'boxes', headerName: 'Cartons', type: 'number', width: 80 },
];

export default function FrenchTexts() {
  return (
    <div style={{ height: 420, width: '100%' }} lang="fr">
      <DataGrid
        aria-label="Achats de fournitures"
        rows={purchases}
        columns={columns}
        localeText={frFR.components.MuiDataGrid.defaultProps.localeText}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
