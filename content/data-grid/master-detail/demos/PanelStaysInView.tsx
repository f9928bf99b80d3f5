import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { programs, type OrchestraProgram } from '../../datasets/orchestra';

function ViewportWide({ children }: { children: React.ReactNode }) {
  const apiRef = useGridApiContext();
  const { width } = useGridSelector(apiRef, gridDimensionsSelector).viewportInnerSize;

  return (
    <Box sx={{ position: 'sticky', insetInlineStart: 0, width, p: 2, typography: 'body2' }}>
      {children}
    </Box>
  );
}

const columns: GridColDef<OrchestraProgram>[] = [
  { field: 'title', headerName: 'Program', width: 200 },
  { field: 'conductor', headerName: 'Conductor', width: 220 },
  { field: 'opens', headerName: 'Opens', type: 'date', width: 180 },
  { field: 'evenings', headerName: 'Evenings', type: 'number', width: 180 },
  { field: 'players', headerName: 'Players', type: 'number', width: 180 },
  { field: 'budget', headerName: 'Budget ($)', type: 'number', width: 200 },
];

const getNote = ({ row }: GridRowParams<OrchestraProgram>) => (
  <ViewportWide>{row.note || 'No remarks yet.'}</ViewportWide>
);

const getNoteHeight = () => 'auto' as const;

export default function PanelStaysInView() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Programs with panels as wide as the view"
        rows={programs}
        columns={columns}
        getDetailPanelContent={getNote}
        getDetailPanelHeight={getNoteHeight}
        initialState={{ detailPanel: { expandedRowIds: ['P-1'] } }}
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
        hideFooter
      />
    </div>
  );
}
