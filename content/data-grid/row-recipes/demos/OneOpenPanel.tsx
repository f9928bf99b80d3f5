import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'homePort', headerName: 'Home port', width: 110 },
];

const getNotes = ({ row }: GridRowParams<FleetVehicle>) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {row.notes}
  </Typography>
);

const getNotesHeight = () => 'auto' as const;

export default function OneOpenPanel() {
  const [open, setOpen] = React.useState<GridRowId[]>([2]);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Vessels with one open note"
        rows={fleet}
        columns={columns}
        getDetailPanelContent={getNotes}
        getDetailPanelHeight={getNotesHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={(ids) => setOpen(ids.slice(-1))}
        hideFooter
      />
    </div>
  );
}
