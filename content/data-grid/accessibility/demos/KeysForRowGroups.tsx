import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridRowParams } from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 140 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Ticket>) =>
  row.subject ? (
    <Box sx={{ p: 2 }}>
      {row.minutes} minutes, tagged {row.tags.join(', ')}
    </Box>
  ) : null;

const getDetailPanelHeight = () => 56;

export default function KeysForRowGroups() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        rows={tickets}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['kind'] },
          columns: { columnVisibilityModel: { kind: false } },
        }}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ width: 150 }}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        experimentalFeatures={{ ariaV8: true }}
        slotProps={{ main: { 'aria-label': 'Tickets in row groups' } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
