import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuHideItem,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

function PlainMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu, open, id, labelledby } = props;
  const apiRef = useGridApiContext();

  return (
    <GridColumnMenuContainer {...{ colDef, hideMenu, open, id, labelledby }}>
      <Typography component="li" variant="caption" sx={{ px: 2, color: 'text.secondary' }}>
        {colDef.description}
      </Typography>
      <MenuItem
        onClick={(event) => {
          hideMenu(event);
          apiRef.current.showFilterPanel(colDef.field);
        }}
      >
        Search in this column
      </MenuItem>
      <GridColumnMenuHideItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150, description: 'As printed' },
  { field: 'manager', headerName: 'Manager', width: 130, description: 'Person or team in charge' },
];

export default function MenuFromScratch() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with a menu of their own"
        rows={offers}
        columns={columns}
        slots={{ columnMenu: PlainMenu }}
        hideFooter
      />
    </div>
  );
}
