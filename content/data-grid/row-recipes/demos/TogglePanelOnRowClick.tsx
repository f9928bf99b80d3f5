import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'plant', headerName: 'Plant', width: 110 },
];

const getNotes = ({ row }: GridRowParams<Machine>) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {row.notes}
  </Typography>
);

const getNotesHeight = () => 'auto' as const;

export default function TogglePanelOnRowClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Machines that show their note on a click"
        apiRef={apiRef}
        rows={machines}
        columns={columns}
        getDetailPanelContent={getNotes}
        getDetailPanelHeight={getNotesHeight}
        onRowClick={({ id }) => apiRef.current.toggleDetailPanel(id)}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
