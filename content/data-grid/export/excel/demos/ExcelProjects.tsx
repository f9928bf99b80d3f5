import { DataGridPremium, GridToolbar, type GridColDef } from '@mui/x-data-grid-premium';
import { projects, projectStatuses, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: projectStatuses,
    width: 110,
  },
  { field: 'start', headerName: 'Start', type: 'date', width: 110 },
  { field: 'budget', headerName: 'Budget ($)', type: 'number', width: 110 },
  { field: 'billable', headerName: 'Billable', type: 'boolean', width: 100 },
];

export default function ExcelProjects() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Projects to export for Excel"
        rows={projects}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            excelOptions: { fileName: 'projects', valueOptionsSheetName: 'Lists' },
          },
        }}
        hideFooter
      />
    </div>
  );
}
