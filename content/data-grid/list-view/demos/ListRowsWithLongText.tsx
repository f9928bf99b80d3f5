import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridListColDef } from '@mui/x-data-grid-pro';
import { programs, type OrchestraProgram } from '../../datasets/orchestra';

const columns: GridColDef<OrchestraProgram>[] = [{ field: 'title', headerName: 'Program' }];

const listColumn: GridListColDef<OrchestraProgram> = {
  field: 'program',
  renderCell: ({ row }) => (
    <Box sx={{ py: 1.5 }}>
      <Typography variant="subtitle2" component="div">
        {row.title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {row.works.map((work) => `${work.composer}: ${work.title}`).join(', ')}
      </Typography>
    </Box>
  ),
};

const getRowHeight = () => 'auto' as const;

export default function ListRowsWithLongText() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Programs with their works in a list"
        rows={programs}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        getRowHeight={getRowHeight}
        hideFooter
      />
    </div>
  );
}
