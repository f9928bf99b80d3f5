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
import { teamProjects, type TeamProject } from '../../datasets/employees';

function ViewportWide({ children }: { children: React.ReactNode }) {
  const apiRef = useGridApiContext();
  const { width } = useGridSelector(apiRef, gridDimensionsSelector).viewportInnerSize;

  return (
    <Box sx={{ position: 'sticky', insetInlineStart: 0, width, p: 2, typography: 'body2' }}>
      {children}
    </Box>
  );
}

const columns: GridColDef<TeamProject>[] = [
  { field: 'title', headerName: 'Project', width: 200 },
  { field: 'manager', headerName: 'Manager', width: 220 },
  { field: 'startsOn', headerName: 'Starts', type: 'date', width: 180 },
  { field: 'weeks', headerName: 'Weeks', type: 'number', width: 180 },
  { field: 'team', headerName: 'Team', type: 'number', width: 180 },
  { field: 'budget', headerName: 'Budget ($)', type: 'number', width: 200 },
];

const getNote = ({ row }: GridRowParams<TeamProject>) => (
  <ViewportWide>{row.note || 'No remarks yet.'}</ViewportWide>
);

const getNoteHeight = () => 'auto' as const;

export default function PanelStaysInView() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with panels as wide as the view"
        rows={teamProjects}
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
