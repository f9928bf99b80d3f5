import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import type { GridColDef, GridExceljsProcessInput } from '@mui/x-data-grid-premium';
import { projects, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 150 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'spent', headerName: 'Spent ($)', type: 'number', width: 110 },
];

async function addTitle({ workbook, worksheet }: GridExceljsProcessInput) {
  workbook.creator = 'Field Office';
  worksheet.name = 'Spending';
  worksheet.addRow(['Spending of all projects']).font = { bold: true, size: 14 };
  worksheet.addRow([]);
}

async function addTotal({ worksheet }: GridExceljsProcessInput) {
  const last = worksheet.rowCount;
  const column = worksheet.getColumn('spent').letter;
  worksheet.views = [{ state: 'frozen', ySplit: 3 }];
  worksheet.autoFilter = `A3:${column}${last}`;
  worksheet.addRow({ title: 'Total', spent: { formula: `SUM(${column}4:${column}${last})` } });
}

const excelOptions = {
  fileName: 'spending',
  exceljsPreProcess: addTitle,
  exceljsPostProcess: addTotal,
};

export default function ExcelTitleAndTotal() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Projects to export with a title and a total"
        rows={projects}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { excelOptions } }}
        hideFooter
      />
    </div>
  );
}
