import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', width: 130 },
  { field: 'notes', headerName: 'Notes', flex: 1, minWidth: 190 },
];

const getRowHeight = () => 'auto' as const;

export default function OpenSelectedNote() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Machines, select one to read its note"
        rows={machines}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{
          [`& .${gridClasses.cell}`]: { py: 2 },
          [`& .${gridClasses.row}:not(.Mui-selected) .${gridClasses.cell}`]: {
            whiteSpace: 'nowrap',
          },
        }}
        hideFooter
      />
    </div>
  );
}
