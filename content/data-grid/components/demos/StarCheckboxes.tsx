import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'level', headerName: 'Level', width: 110 },
];

export default function StarCheckboxes() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Employees to mark with a star"
        rows={employees}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        slotProps={{
          baseCheckbox: { icon: <StarBorderIcon />, checkedIcon: <StarIcon />, color: 'secondary' },
        }}
        hideFooter
      />
    </div>
  );
}
