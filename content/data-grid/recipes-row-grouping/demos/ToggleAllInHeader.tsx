import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowTreeConfig,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 190 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

const getServices = (tree: GridRowTreeConfig) =>
  Object.values(tree).filter((node) => node.type === 'group' && node.groupingField === 'service');

function LinesHeader() {
  const apiRef = useGridApiContext();
  const services = getServices(useGridSelector(apiRef, gridRowTreeSelector));
  const allOpen = services.every((node) => node.type === 'group' && node.childrenExpanded);

  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', fontWeight: 'medium' }}>
      Service
      <IconButton
        size="small"
        aria-label={allOpen ? 'Close all services' : 'Open all services'}
        onKeyDown={(event) => [' ', 'Enter'].includes(event.key) && event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          services.forEach(({ id }) => apiRef.current.setRowChildrenExpansion(id, !allOpen));
        }}
      >
        {allOpen ? <UnfoldLessIcon fontSize="small" /> : <UnfoldMoreIcon fontSize="small" />}
      </IconButton>
    </Box>
  );
}

export default function ToggleAllInHeader() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with a button for all services"
        rows={shipments}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['service'] },
          columns: { columnVisibilityModel: { service: false } },
        }}
        groupingColDef={{ renderHeader: () => <LinesHeader /> }}
        hideFooter
      />
    </div>
  );
}
