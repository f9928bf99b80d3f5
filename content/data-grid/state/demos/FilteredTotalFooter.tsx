import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  GridFooterContainer,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  { field: 'orchard', headerName: 'Orchard', width: 110 },
  { field: 'bins', headerName: 'Bins', type: 'number', width: 90 },
];

function TotalFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const bins = entries.reduce((sum, { model }) => sum + Number(model.bins), 0);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2" role="status">
        {bins} bins in {entries.length} lots
      </Typography>
    </GridFooterContainer>
  );
}

export default function FilteredTotalFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots with a total that follows the filter"
        rows={harvest}
        columns={columns}
        slots={{ footer: TotalFooter }}
      />
    </div>
  );
}
