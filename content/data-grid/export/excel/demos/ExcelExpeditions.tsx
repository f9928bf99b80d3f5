import { DataGridPremium, GridToolbar, type GridColDef } from '@mui/x-data-grid-premium';
import { expeditions, expeditionStatuses, type Expedition } from '../../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: expeditionStatuses,
    width: 110,
  },
  { field: 'start', headerName: 'Start', type: 'date', width: 110 },
  { field: 'budget', headerName: 'Budget ($)', type: 'number', width: 110 },
  { field: 'published', headerName: 'Published', type: 'boolean', width: 100 },
];

export default function ExcelExpeditions() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Expeditions to export for Excel"
        rows={expeditions}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            excelOptions: { fileName: 'expeditions', valueOptionsSheetName: 'Lists' },
          },
        }}
        hideFooter
      />
    </div>
  );
}
