import * as React from 'react';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

const everyone = employees.slice(0, 6);
const teams = ['Office', 'Project'] as const;
type Team = (typeof teams)[number];

export default function DragBetweenGrids() {
  const [members, setMembers] = React.useState(everyone.slice(4).map(({ id }) => id));

  const move = (id: number, team: Team) =>
    setMembers((ids) => [
      ...ids.filter((each) => each !== id),
      ...(team === 'Project' ? [id] : []),
    ]);
  const startDrag = (event: React.DragEvent<HTMLElement>) =>
    event.dataTransfer.setData('text/plain', event.currentTarget.dataset['id'] ?? '');
  const drop = (event: React.DragEvent<HTMLElement>, team: Team) => {
    event.preventDefault();
    const id = Number(event.dataTransfer.getData('text/plain'));
    if (everyone.some((each) => each.id === id)) move(id, team);
  };

  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {teams.map((team, index) => {
        const other = teams[1 - index]!;
        const columns: GridColDef<Employee>[] = [
          { field: 'name', headerName: team, flex: 1, minWidth: 120, sortable: false },
          {
            field: 'actions',
            type: 'actions',
            width: 50,
            getActions: ({ row }) => [
              <GridActionsCellItem
                key="move"
                icon={<SwapHorizIcon />}
                label={`Move ${row.name} to the other list`}
                onClick={() => move(row.id, other)}
              />,
            ],
          },
        ];
        return (
          <div
            key={team}
            style={{ height: 370, minWidth: 0 }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, team)}
          >
            <DataGrid
              aria-label={`People in the ${team.toLowerCase()}`}
              rows={everyone.filter(({ id }) => members.includes(id) === (team === 'Project'))}
              columns={columns}
              slotProps={{ row: { draggable: true, onDragStart: startDrag } }}
              hideFooter
            />
          </div>
        );
      })}
    </Box>
  );
}
