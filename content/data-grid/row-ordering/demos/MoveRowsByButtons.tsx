import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

export default function MoveRowsByButtons() {
  const [rows, setRows] = React.useState(fleet.slice(0, 4));

  const columns = React.useMemo<GridColDef<FleetVehicle>[]>(() => {
    const move = (vessel: FleetVehicle, step: number) =>
      setRows((current) => {
        const next = current.filter(({ id }) => id !== vessel.id);
        next.splice(Math.max(current.indexOf(vessel) + step, 0), 0, vessel);
        return next;
      });

    return [
      { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110, sortable: false },
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
      <DataGrid aria-label="Vessels to move by buttons" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
