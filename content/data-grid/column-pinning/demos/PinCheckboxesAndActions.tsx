import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../datasets/projects';

export default function PinCheckboxesAndActions() {
  const [rows, setRows] = React.useState(projects);

  const columns = React.useMemo<GridColDef<Project>[]>(
    () => [
      { field: 'title', headerName: 'Project', width: 170 },
      { field: 'manager', headerName: 'Manager', width: 150 },
      { field: 'start', headerName: 'Start', type: 'date', width: 120 },
      { field: 'tasks', headerName: 'Tasks', type: 'number', width: 110 },
      {
        field: 'actions',
        type: 'actions',
        width: 60,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="archive"
            icon={<ArchiveIcon />}
            label={`Archive ${row.title}`}
            onClick={() => setRows((current) => current.filter((project) => project.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Projects to archive"
        rows={rows}
        columns={columns}
        checkboxSelection
        initialState={{
          pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'title'], right: ['actions'] },
        }}
        hideFooter
      />
    </div>
  );
}
