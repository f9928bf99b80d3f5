import * as React from 'react';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridColumnMenuItemProps } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

type HelpItemProps = GridColumnMenuItemProps & { onHelp: (field: string) => void };
const help: Record<string, string> = {
  title: 'The name as it is printed in the catalog.',
  rating: 'The mean of all answers, from 0 to 5.',
};

function HelpItem({ colDef, onClick, onHelp }: HelpItemProps) {
  const handleClick = (event: React.MouseEvent) => {
    onClick(event);
    onHelp(colDef.field);
  };
  return <MenuItem onClick={handleClick}>About this column</MenuItem>;
}

export default function HelpInHeader() {
  const [field, setField] = React.useState('');
  const columns = React.useMemo<GridColDef<Offer>[]>(() => {
    const handleClick = (event: React.MouseEvent) => {
      event.stopPropagation(); // keep the grid from sorting
      setField('rating');
    };
    const renderHeader = () => (
      <React.Fragment>
        Rating
        <IconButton size="small" aria-label="About Rating" tabIndex={-1} onClick={handleClick}>
          <HelpOutlineIcon fontSize="inherit" />
        </IconButton>
      </React.Fragment>
    );
    return [
      { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
      { field: 'rating', headerName: 'Rating', type: 'number', width: 140, renderHeader },
    ];
  }, []);
  const columnMenu = { slots: { help: HelpItem }, slotProps: { help: { onHelp: setField } } };
  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Offers with help in a header"
          rows={offers}
          columns={columns}
          slotProps={{ columnMenu }}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 48, pt: 1 }}>
        {help[field]}
      </Typography>
    </div>
  );
}
