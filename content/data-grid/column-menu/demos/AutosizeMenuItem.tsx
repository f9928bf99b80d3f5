import ExpandIcon from '@mui/icons-material/Expand';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

function FitItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        apiRef.current.autosizeColumns({ columns: [colDef.field], includeHeaders: true });
      }}
    >
      <ListItemIcon>
        <ExpandIcon fontSize="small" sx={{ rotate: '90deg' }} />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', width: 90 },
  { field: 'artist', headerName: 'Artist', width: 90 },
  { field: 'hall', headerName: 'Hall', width: 90 },
];

export default function AutosizeMenuItem() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with an item to fit a column"
        rows={concerts}
        columns={columns}
        slotProps={{
          columnMenu: { slots: { fitItem: FitItem }, slotProps: { fitItem: { displayOrder: 25 } } },
        }}
        hideFooter
      />
    </div>
  );
}
