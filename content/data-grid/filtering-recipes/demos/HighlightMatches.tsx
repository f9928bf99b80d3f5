import Box from '@mui/material/Box';
import {
  DataGrid,
  gridQuickFilterValuesSelector,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

function MarkedText({ text }: { text: string }) {
  const apiRef = useGridApiContext();
  const words: string[] = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  const escaped = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  const parts = escaped.length > 0 ? text.split(new RegExp(`(${escaped.join('|')})`, 'i')) : [text];

  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Box
        key={index}
        component="mark"
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        {part}
      </Box>
    ),
  );
}

const renderCell = ({ formattedValue }: GridRenderCellParams<Purchase>) => (
  <MarkedText text={String(formattedValue ?? '')} />
);

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', width: 140, renderCell },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 290, renderCell },
];

function SearchToolbar() {
  return <GridToolbarQuickFilter sx={{ m: 1, alignSelf: 'flex-start' }} />;
}

export default function HighlightMatches() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Purchases with marked matches"
        rows={purchases}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['memo'] } } }}
        slots={{ toolbar: SearchToolbar }}
      />
    </div>
  );
}
