import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { DataGrid, gridClasses, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

interface UnsortedIconProps extends SvgIconProps {
  sortingOrder?: GridSortDirection[];
}

// The grid also passes `sortingOrder`, which must not reach the DOM.
function UnsortedIcon({ sortingOrder: _sortingOrder, ...props }: UnsortedIconProps) {
  return <UnfoldMoreIcon {...props} />;
}

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  { field: 'orchard', headerName: 'Orchard', width: 110 },
  { field: 'grade', headerName: 'Grade', width: 100 },
];

export default function CustomSortIcons() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots with other sort icons"
        rows={harvest}
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
