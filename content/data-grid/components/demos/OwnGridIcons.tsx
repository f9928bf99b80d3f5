import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import ThumbDownIcon from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { programs, type OrchestraProgram } from '../../datasets/orchestra';

const columns: GridColDef<OrchestraProgram>[] = [
  { field: 'title', headerName: 'Program', flex: 1, minWidth: 120 },
  {
    field: 'booked',
    headerName: 'Booked',
    type: 'boolean',
    width: 110,
    valueGetter: (_value, row) => row.cities.length > 0,
  },
];

export default function OwnGridIcons() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Programs with other icons"
        rows={programs}
        columns={columns}
        slots={{
          booleanCellTrueIcon: ThumbUpIcon,
          booleanCellFalseIcon: ThumbDownIcon,
          columnMenuIcon: MoreHorizIcon,
        }}
        hideFooter
      />
    </div>
  );
}
