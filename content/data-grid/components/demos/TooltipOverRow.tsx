import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridRow, type GridColDef, type GridRowProps } from '@mui/x-data-grid';
import { programs, type OrchestraProgram } from '../../datasets/orchestra';

const columns: GridColDef<OrchestraProgram>[] = [
  { field: 'title', headerName: 'Program', flex: 1, minWidth: 130 },
  { field: 'opens', headerName: 'Opens', type: 'date', width: 110 },
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
        aria-label="Programs with their notes as tooltips"
        rows={programs}
        columns={columns}
        slots={{ row: NoteRow }}
        hideFooter
      />
    </div>
  );
}
