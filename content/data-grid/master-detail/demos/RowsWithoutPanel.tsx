import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { teamProjects, type TeamProject } from '../../datasets/employees';

const columns: GridColDef<TeamProject>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 130 },
  {
    field: 'offices',
    headerName: 'Offices',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.offices.length,
  },
];

const getOffices = ({ row }: GridRowParams<TeamProject>) =>
  row.offices.length > 0 ? (
    <Box sx={{ p: 2, typography: 'body2' }}>{row.offices.join(' → ')}</Box>
  ) : null;

const getOfficesHeight = () => 52;

export default function RowsWithoutPanel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Projects, only those with an office open"
        rows={teamProjects}
        columns={columns}
        getDetailPanelContent={getOffices}
        getDetailPanelHeight={getOfficesHeight}
        hideFooter
      />
    </div>
  );
}
