import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { loadRehearsals, programs } from '../../datasets/orchestra';
import type { OrchestraProgram, Rehearsal } from '../../datasets/orchestra';

const answers = new Map<string, Promise<Rehearsal[]>>();

function loadOnce(programId: string): Promise<Rehearsal[]> {
  const answer = answers.get(programId) ?? loadRehearsals(programId);
  answers.set(programId, answer);
  return answer;
}

function Rehearsals({ programId }: { programId: string }) {
  const [list, setList] = React.useState<Rehearsal[]>();

  React.useEffect(() => {
    let active = true;
    loadOnce(programId).then((reply) => active && setList(reply));
    return () => {
      active = false;
    };
  }, [programId]);

  return (
    <Box sx={{ p: 2, typography: 'body2' }} aria-live="polite">
      {!list && <LinearProgress aria-label="Loading the rehearsals" />}
      {list?.length === 0 && 'No rehearsals yet.'}
      {list?.map(({ id, startsAt, room, focus }) => (
        <div key={id}>{`${startsAt.toLocaleDateString('en-US')}, ${room}: ${focus}`}</div>
      ))}
    </Box>
  );
}

const columns: GridColDef<OrchestraProgram>[] = [
  { field: 'title', headerName: 'Program', flex: 1, minWidth: 120 },
  { field: 'conductor', headerName: 'Conductor', width: 130 },
];

const getRehearsals = ({ id }: GridRowParams) => <Rehearsals programId={String(id)} />;
const getAutoHeight = () => 'auto' as const;

export default function LoadDetailsOnExpand() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Programs whose rehearsals load on demand"
        rows={programs}
        columns={columns}
        getDetailPanelContent={getRehearsals}
        getDetailPanelHeight={getAutoHeight}
        hideFooter
      />
    </div>
  );
}
