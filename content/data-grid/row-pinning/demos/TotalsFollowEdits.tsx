import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { projects } from '../../datasets/projects';

interface Team {
  id: string;
  title: string;
  team: number;
}

const columns: GridColDef<Team>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 150 },
  { field: 'team', headerName: 'Team', type: 'number', width: 110, editable: true },
];

export default function TotalsFollowEdits() {
  const [rows, setRows] = React.useState<Team[]>(projects.slice(0, 8));

  const pinnedRows = React.useMemo(
    () => ({
      bottom: [
        {
          id: 'total',
          title: 'People in all projects',
          team: rows.reduce((n, row) => n + row.team, 0),
        },
      ],
    }),
    [rows],
  );

  const saveRow = (updated: Team) => {
    setRows((current) => current.map((row) => (row.id === updated.id ? updated : row)));
    return updated;
  };

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Teams with a total"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        isCellEditable={({ id }) => id !== 'total'}
        processRowUpdate={saveRow}
        hideFooter
      />
    </div>
  );
}
