import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', width: 130 },
  { field: 'notes', headerName: 'Notes', flex: 1, minWidth: 190 },
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 84;

export default function GrowWithNotes() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Machines with their whole notes"
        rows={machines}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.25 } }}
        hideFooter
      />
    </div>
  );
}
