import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import type { GridColDef, GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { projects, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 150 },
  { field: 'start', headerName: 'Start', type: 'date', width: 110 },
  { field: 'budget', headerName: 'Budget ($)', type: 'number', width: 110 },
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'budgets',
  columnsStyles: {
    title: { alignment: { wrapText: true, vertical: 'top' } },
    start: { numFmt: 'yyyy-mm-dd' },
    budget: { numFmt: '"$"#,##0', font: { bold: true } },
  },
};

export default function ExcelColumnStyles() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Projects to export with styles"
        rows={projects}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { excelOptions } }}
        hideFooter
      />
    </div>
  );
}
