import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridRow, type GridColDef, type GridRowProps } from '@mui/x-data-grid';
import { teamProjects, type TeamProject } from '../../datasets/employees';

const columns: GridColDef<TeamProject>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 130 },
  { field: 'startsOn', headerName: 'Starts', type: 'date', width: 110 },
];

function NoteRow(props: GridRowProps) {
  return (
    <Tooltip title={props.row.note} describeChild followCursor enterDelay={400}>
      <GridRow {...props} />
    </Tooltip>
  );
}

export default function TooltipOverRow() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Projects with their notes as tooltips"
        rows={teamProjects}
        columns={columns}
        slots={{ row: NoteRow }}
        hideFooter
      />
    </div>
  );
}
