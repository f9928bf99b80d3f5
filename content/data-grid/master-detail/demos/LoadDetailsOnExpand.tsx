import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { loadMeetings, teamProjects } from '../../datasets/employees';
import type { TeamProject, Meeting } from '../../datasets/employees';

const answers = new Map<string, Promise<Meeting[]>>();

function loadOnce(projectId: string): Promise<Meeting[]> {
  const answer = answers.get(projectId) ?? loadMeetings(projectId);
  answers.set(projectId, answer);
  return answer;
}

function Meetings({ projectId }: { projectId: string }) {
  const [list, setList] = React.useState<Meeting[]>();

  React.useEffect(() => {
    let active = true;
    loadOnce(projectId).then((reply) => active && setList(reply));
    return () => {
      active = false;
    };
  }, [projectId]);

  return (
    <Box sx={{ p: 2, typography: 'body2' }} aria-live="polite">
      {!list && <LinearProgress aria-label="Loading the meetings" />}
      {list?.length === 0 && 'No meetings yet.'}
      {list?.map(({ id, startsAt, room, topic }) => (
        <div key={id}>{`${startsAt.toLocaleDateString('en-US')}, ${room}: ${topic}`}</div>
      ))}
    </Box>
  );
}

const columns: GridColDef<TeamProject>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 120 },
  { field: 'manager', headerName: 'Manager', width: 130 },
];

const getMeetings = ({ id }: GridRowParams) => <Meetings projectId={String(id)} />;
const getAutoHeight = () => 'auto' as const;

export default function LoadDetailsOnExpand() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Projects whose meetings load on demand"
        rows={teamProjects}
        columns={columns}
        getDetailPanelContent={getMeetings}
        getDetailPanelHeight={getAutoHeight}
        hideFooter
      />
    </div>
  );
}
