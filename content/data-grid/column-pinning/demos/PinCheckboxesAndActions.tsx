import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../datasets/expeditions';

export default function PinCheckboxesAndActions() {
  const [rows, setRows] = React.useState(expeditions);

  const columns = React.useMemo<GridColDef<Expedition>[]>(
    () => [
      { field: 'title', headerName: 'Expedition', width: 170 },
      { field: 'leader', headerName: 'Leader', width: 150 },
      { field: 'start', headerName: 'Start', type: 'date', width: 120 },
      { field: 'samples', headerName: 'Samples', type: 'number', width: 110 },
      {
        field: 'actions',
        type: 'actions',
        width: 60,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="archive"
            icon={<ArchiveIcon />}
            label={`Archive ${row.title}`}
            onClick={() => setRows((current) => current.filter((trip) => trip.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Expeditions to archive"
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
