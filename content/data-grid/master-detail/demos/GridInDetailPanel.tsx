import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { programs, type OrchestraProgram, type Work } from '../../datasets/orchestra';

const workColumns: GridColDef<Work>[] = [
  { field: 'composer', headerName: 'Composer', width: 110 },
  { field: 'title', headerName: 'Work', flex: 1, minWidth: 100 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 85 },
];

const getWorksGrid = ({ row }: GridRowParams<OrchestraProgram>) => (
  <Box sx={{ p: 1, height: '100%' }}>
    <DataGridPro
      aria-label={`Works of ${row.title}`}
      rows={row.works}
      columns={workColumns}
      density="compact"
      hideFooter
    />
  </Box>
);

const getWorksGridHeight = () => 200;

const columns: GridColDef<OrchestraProgram>[] = [
  { field: 'title', headerName: 'Program', flex: 1, minWidth: 120 },
  { field: 'conductor', headerName: 'Conductor', width: 130 },
];

export default function GridInDetailPanel() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Programs with a grid of works"
        rows={programs}
        columns={columns}
        getDetailPanelContent={getWorksGrid}
        getDetailPanelHeight={getWorksGridHeight}
        hideFooter
      />
    </div>
  );
}
