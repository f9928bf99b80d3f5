import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { teamProjects, type TeamProject } from '../../datasets/employees';

function ProjectDetails({ project }: { project: TeamProject }) {
  const [withOffices, setWithOffices] = React.useState(false);

  return (
    <Box sx={{ p: 2, typography: 'body2' }}>
      <div>{project.note || 'No remarks yet.'}</div>
      <Button size="small" aria-expanded={withOffices} onClick={() => setWithOffices(!withOffices)}>
        {withOffices ? 'Hide the offices' : 'Show the offices'}
      </Button>
      {withOffices && project.offices.map((office) => <div key={office}>{office}</div>)}
    </Box>
  );
}

const columns: GridColDef<TeamProject>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 130 },
  { field: 'weeks', headerName: 'Weeks', type: 'number', width: 95 },
];

const getDetails = ({ row }: GridRowParams<TeamProject>) => <ProjectDetails project={row} />;

const getAutoHeight = () => 'auto' as const;

export default function PanelGrowsWithContent() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Projects whose panels grow"
        rows={teamProjects}
        columns={columns}
        getDetailPanelContent={getDetails}
        getDetailPanelHeight={getAutoHeight}
        hideFooter
      />
    </div>
  );
}
