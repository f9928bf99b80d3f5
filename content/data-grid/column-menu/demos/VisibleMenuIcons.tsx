import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'artist', headerName: 'Artist', width: 130 },
  { field: 'hall', headerName: 'Hall', width: 130 },
];

export default function VisibleMenuIcons() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts whose menu buttons are always visible"
        rows={concerts}
        columns={columns}
        slots={{ columnMenuIcon: ArrowDropDownIcon }}
        sx={{ [`& .${gridClasses.menuIcon}`]: { visibility: 'visible', width: 'auto' } }}
        hideFooter
      />
    </div>
  );
}
