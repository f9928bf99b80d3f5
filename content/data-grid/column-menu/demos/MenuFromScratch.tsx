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
import { concerts, type Concert } from '../../datasets/concerts';

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

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150, description: 'As printed' },
  { field: 'artist', headerName: 'Artist', width: 130, description: 'Soloist or ensemble' },
];

export default function MenuFromScratch() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with a menu of their own"
        rows={concerts}
        columns={columns}
        slots={{ columnMenu: PlainMenu }}
        hideFooter
      />
    </div>
  );
}
