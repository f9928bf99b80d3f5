import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { musicians, type Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 130 },
  { field: 'chair', headerName: 'Chair', width: 110 },
];

export default function StarCheckboxes() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Players to mark with a star"
        rows={musicians}
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
