import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridRowParams } from '@mui/x-data-grid-premium';
import { library, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
];

const getDetailPanelContent = ({ row }: GridRowParams<LibraryItem>) =>
  row.title ? (
    <Box sx={{ p: 2 }}>
      {row.leaves} leaves, tagged {row.tags.join(', ')}
    </Box>
  ) : null;

const getDetailPanelHeight = () => 56;

export default function KeysForRowGroups() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        rows={library}
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
        slotProps={{ main: { 'aria-label': 'Items in row groups' } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
