import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiContext,
  type GridColDef,
  type GridListColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { musicians, type Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'section', headerName: 'Section' },
];

function PlayerOrSection({ id, row, rowNode, tabIndex }: GridRenderCellParams<Musician>) {
  const apiRef = useGridApiContext();
  if (rowNode.type !== 'group') {
    return `${row.name}, ${row.instrument}`;
  }
  const expanded = rowNode.childrenExpanded ?? false;
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      aria-expanded={expanded}
      onClick={() => apiRef.current.setRowChildrenExpansion(id, !expanded)}
    >
      {rowNode.groupingKey} ({rowNode.children.length})
    </Button>
  );
}

const listColumn: GridListColDef<Musician> = {
  field: 'player',
  display: 'flex',
  renderCell: (params) => <PlayerOrSection {...params} />,
};

export default function GroupsInList() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Players by section in a list"
        rows={musicians}
        columns={columns}
        initialState={{ rowGrouping: { model: ['section'] } }}
        defaultGroupingExpansionDepth={-1}
        unstable_listView
        unstable_listColumn={listColumn}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
