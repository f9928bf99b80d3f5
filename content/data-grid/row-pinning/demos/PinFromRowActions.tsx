import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { machines, type Machine } from '../../datasets/machines';

export default function PinFromRowActions() {
  const [pinnedIds, setPinnedIds] = React.useState<GridRowId[]>([3]);

  const pinnedRows = React.useMemo(
    () => ({ top: machines.filter(({ id }) => pinnedIds.includes(id)) }),
    [pinnedIds],
  );
  const otherRows = React.useMemo(
    () => machines.filter(({ id }) => !pinnedIds.includes(id)),
    [pinnedIds],
  );

  const columns = React.useMemo<GridColDef<Machine>[]>(
    () => [
      { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
      { field: 'plant', headerName: 'Plant', width: 110 },
      {
        field: 'actions',
        type: 'actions',
        width: 60,
        getActions: ({ id, row }) => {
          const pinned = pinnedIds.includes(id);
          return [
            <GridActionsCellItem
              key="pin"
              icon={pinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
              label={`${pinned ? 'Unpin' : 'Pin'} ${row.name}`}
              onClick={() =>
                setPinnedIds(
                  pinned ? pinnedIds.filter((other) => other !== id) : [...pinnedIds, id],
                )
              }
            />,
          ];
        },
      },
    ],
    [pinnedIds],
  );

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Machines with pinned favorites"
        rows={otherRows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
