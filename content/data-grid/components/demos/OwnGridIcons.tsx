import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import ThumbDownIcon from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { teamProjects, type TeamProject } from '../../datasets/employees';

const columns: GridColDef<TeamProject>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 120 },
  {
    field: 'booked',
    headerName: 'Booked',
    type: 'boolean',
    width: 110,
    valueGetter: (_value, row) => row.offices.length > 0,
  },
];

export default function OwnGridIcons() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Projects with other icons"
        rows={teamProjects}
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
