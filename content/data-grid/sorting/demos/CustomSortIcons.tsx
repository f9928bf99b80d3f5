import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { DataGrid, gridClasses, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

interface UnsortedIconProps extends SvgIconProps {
  sortingOrder?: GridSortDirection[];
}

// The grid also passes `sortingOrder`, which must not reach the DOM.
function UnsortedIcon({ sortingOrder: _sortingOrder, ...props }: UnsortedIconProps) {
  return <UnfoldMoreIcon {...props} />;
}

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'supplier', headerName: 'Supplier', width: 110 },
  { field: 'priority', headerName: 'Priority', width: 100 },
];

export default function CustomSortIcons() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases with other sort icons"
        rows={purchases}
        columns={columns}
        slots={{
          columnUnsortedIcon: UnsortedIcon,
          columnSortedAscendingIcon: ExpandLessIcon,
          columnSortedDescendingIcon: ExpandMoreIcon,
        }}
        sx={{
          [`& .${gridClasses.iconButtonContainer}`]: { visibility: 'visible', width: 'auto' },
          [`& .${gridClasses.columnHeader}:not(.${gridClasses['columnHeader--sorted']}) .${gridClasses.sortButton}`]:
            { opacity: 0.5 },
        }}
        hideFooter
      />
    </div>
  );
}
