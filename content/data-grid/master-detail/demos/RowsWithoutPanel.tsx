import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { programs, type OrchestraProgram } from '../../datasets/orchestra';

const columns: GridColDef<OrchestraProgram>[] = [
  { field: 'title', headerName: 'Program', flex: 1, minWidth: 130 },
  {
    field: 'cities',
    headerName: 'Cities',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.cities.length,
  },
];

const getCities = ({ row }: GridRowParams<OrchestraProgram>) =>
  row.cities.length > 0 ? (
    <Box sx={{ p: 2, typography: 'body2' }}>{row.cities.join(' → ')}</Box>
  ) : null;

const getCitiesHeight = () => 52;

export default function RowsWithoutPanel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Programs, only those with a booking open"
        rows={programs}
        columns={columns}
        getDetailPanelContent={getCities}
        getDetailPanelHeight={getCitiesHeight}
        hideFooter
      />
    </div>
  );
}
