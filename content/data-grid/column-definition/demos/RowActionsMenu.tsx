import * as React from 'react';
import BuildIcon from '@mui/icons-material/Build';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const nextId = (list: Machine[]) => Math.max(...list.map((item) => item.id)) + 1;

export default function RowActionsMenu() {
  const [rows, setRows] = React.useState(machines.slice(0, 6));

  const columns = React.useMemo<GridColDef<Machine>[]>(
    () => [
      { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
      { field: 'status', headerName: 'Status', width: 110 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="service"
            icon={<BuildIcon />}
            label={`Send ${row.name} to maintenance`}
            disabled={row.status === 'maintenance'}
            onClick={() =>
              setRows((list) =>
                list.map((item) => (item.id === id ? { ...item, status: 'maintenance' } : item)),
              )
            }
          />,
          <GridActionsCellItem
            key="copy"
            showInMenu
            icon={<ContentCopyIcon fontSize="small" />}
            label="Duplicate"
            onClick={() => setRows((list) => [...list, { ...row, id: nextId(list) }])}
          />,
          <GridActionsCellItem
            key="delete"
            showInMenu
            icon={<DeleteIcon fontSize="small" />}
            label="Delete"
            onClick={() => setRows((list) => list.filter((item) => item.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Machines with actions" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
