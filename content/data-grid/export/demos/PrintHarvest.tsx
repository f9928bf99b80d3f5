import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  { field: 'orchard', headerName: 'Orchard', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
];

const pageStyle = `
  @page { size: A4 landscape; margin: 15mm; }
  body .MuiDataGrid-root .MuiDataGrid-cell { font-size: 10pt; }
`;

export default function PrintHarvest() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots to print"
        rows={harvest}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: {
              fileName: 'Harvest of the season',
              hideToolbar: true,
              hideFooter: true,
              pageStyle,
            },
          },
        }}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
      />
    </div>
  );
}
