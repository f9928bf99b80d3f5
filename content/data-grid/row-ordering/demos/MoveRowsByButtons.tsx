import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

export default function MoveRowsByButtons() {
  const [rows, setRows] = React.useState(machines.slice(0, 4));

  const columns = React.useMemo<GridColDef<Machine>[]>(() => {
    const move = (machine: Machine, step: number) =>
      setRows((current) => {
        const next = current.filter(({ id }) => id !== machine.id);
        next.splice(Math.max(current.indexOf(machine) + step, 0), 0, machine);
        return next;
      });

    return [
      { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110, sortable: false },
      {
        field: 'actions',
        type: 'actions',
        width: 100,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpwardIcon />}
            label={`Move ${row.name} up`}
            onClick={() => move(row, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownwardIcon />}
            label={`Move ${row.name} down`}
            onClick={() => move(row, 1)}
          />,
        ],
      },
    ];
  }, []);

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Machines to move by buttons" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
