import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import type { GridColDef, GridExceljsProcessInput } from '@mui/x-data-grid-premium';
import { expeditions, type Expedition } from '../../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 150 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'spent', headerName: 'Spent ($)', type: 'number', width: 110 },
];

async function addTitle({ workbook, worksheet }: GridExceljsProcessInput) {
  workbook.creator = 'Field Office';
  worksheet.name = 'Spending';
  worksheet.addRow(['Spending of all expeditions']).font = { bold: true, size: 14 };
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
        aria-label="Expeditions to export with a title and a total"
        rows={expeditions}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { excelOptions } }}
        hideFooter
      />
    </div>
  );
}
