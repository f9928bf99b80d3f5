import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'manager', headerName: 'Manager', width: 130 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
];

export default function VisibleMenuIcons() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers whose menu buttons are always visible"
        rows={offers}
        columns={columns}
        slots={{ columnMenuIcon: ArrowDropDownIcon }}
        sx={{ [`& .${gridClasses.menuIcon}`]: { visibility: 'visible', width: 'auto' } }}
        hideFooter
      />
    </div>
  );
}
