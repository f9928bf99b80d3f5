import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { programs, type OrchestraProgram } from '../../datasets/orchestra';

const columns: GridColDef<OrchestraProgram>[] = [
  { field: 'title', headerName: 'Program', flex: 1, minWidth: 130 },
  {
    field: 'works',
    headerName: 'Works',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.works.length,
  },
];

const LINE = 28;
const PADDING = 12;

const getWorks = ({ row }: GridRowParams<OrchestraProgram>) => (
  <Box sx={{ paddingBlock: `${PADDING}px`, paddingInline: 2, typography: 'body2' }}>
    {row.works.map((work) => (
      <Box key={work.id} sx={{ height: LINE, lineHeight: `${LINE}px` }}>
        {work.title}
      </Box>
    ))}
  </Box>
);

const getHeight = ({ row }: GridRowParams<OrchestraProgram>) =>
  row.works.length * LINE + 2 * PADDING;

export default function PanelHeightFromRow() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Programs whose panels fit the number of works"
        rows={programs}
        columns={columns}
        getDetailPanelContent={getWorks}
        getDetailPanelHeight={getHeight}
        initialState={{ detailPanel: { expandedRowIds: ['P-2', 'P-3'] } }}
        hideFooter
      />
    </div>
  );
}
