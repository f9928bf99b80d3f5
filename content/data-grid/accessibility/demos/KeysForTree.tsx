import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from '../../datasets/tickets';

interface TreeRow extends Pick<Ticket, 'id' | 'minutes'> {
  path: string[];
}

const rows: TreeRow[] = tickets.map(({ id, minutes, kind, subject }) => ({
  id,
  minutes,
  path: [kind, subject],
}));

const columns: GridColDef<TreeRow>[] = [
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const getTreeDataPath = (row: TreeRow) => row.path;

export default function KeysForTree() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Kind and subject', flex: 1, minWidth: 200 }}
        slotProps={{ main: { 'aria-label': 'Tickets in a tree' } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
