import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { programs, type OrchestraProgram } from '../../datasets/orchestra';

const columns: GridColDef<OrchestraProgram>[] = [
  { field: 'title', headerName: 'Program', flex: 1, minWidth: 130 },
  { field: 'opens', headerName: 'Opens', type: 'date', width: 105 },
];

const getWorks = ({ row }: GridRowParams<OrchestraProgram>) => (
  <Box sx={{ p: 2, typography: 'body2' }}>
    {row.works.map(({ id, composer, title, minutes }) => (
      <div key={id}>
        {composer}: {title}, {minutes} min
      </div>
    ))}
  </Box>
);

const getWorksHeight = () => 112;

export default function ListInDetailPanel() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Programs with their works"
        rows={programs}
        columns={columns}
        getDetailPanelContent={getWorks}
        getDetailPanelHeight={getWorksHeight}
        initialState={{ detailPanel: { expandedRowIds: ['P-1'] } }}
        hideFooter
      />
    </div>
  );
}
