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
import { offers, type Offer } from '../../datasets/offers';

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

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', width: 70 },
  { field: 'manager', headerName: 'Manager', width: 90 },
  { field: 'warehouse', headerName: 'Warehouse', width: 90 },
];

export default function AutosizeMenuItem() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with an item to fit a column"
        rows={offers}
        columns={columns}
        slotProps={{
          columnMenu: { slots: { fitItem: FitItem }, slotProps: { fitItem: { displayOrder: 25 } } },
        }}
        hideFooter
      />
    </div>
  );
}
