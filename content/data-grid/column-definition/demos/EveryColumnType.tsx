import * as React from 'react';
import FlagIcon from '@mui/icons-material/Flag';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { machines, plants, type Machine } from '../../datasets/machines';

export default function EveryColumnType() {
  const [flagged, setFlagged] = React.useState<number | null>(null);

  const columns = React.useMemo<GridColDef<Machine>[]>(
    () => [
      { field: 'name', headerName: 'string', width: 130, editable: true },
      { field: 'dailyCost', headerName: 'number', type: 'number', editable: true },
      { field: 'lastService', headerName: 'date', type: 'date', width: 120, editable: true },
      {
        field: 'nextRun',
        headerName: 'dateTime',
        type: 'dateTime',
        width: 190,
        editable: true,
      },
      { field: 'connected', headerName: 'boolean', type: 'boolean', editable: true },
      {
        field: 'plant',
        headerName: 'singleSelect',
        type: 'singleSelect',
        width: 130,
        valueOptions: plants,
        editable: true,
      },
      {
        field: 'actions',
        headerName: 'actions',
        type: 'actions',
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="flag"
            icon={<FlagIcon />}
            label={`Flag ${row.name}`}
            color={row.id === flagged ? 'error' : 'default'}
            onClick={() => setFlagged(row.id)}
          />,
        ],
      },
    ],
    [flagged],
  );

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="One column of each type" rows={machines} columns={columns} hideFooter />
    </div>
  );
}
