import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

/** Outside of the component, so that it also survives when the grid is unmounted. */
const openGroups = new Map<GridRowId, boolean>();

const isOpen = ({ id }: GridGroupNode): boolean => openGroups.get(id) ?? false;

export default function RememberOpenServices() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(shipments);

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
        openGroups.set(node.id, node.childrenExpanded === true);
      }),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40 }}>
        <Button size="small" onClick={() => setRows([...shipments])}>
          Reload all rows
        </Button>
      </Box>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Shipments that remember open services"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{
            rowGrouping: { model: ['service'] },
            columns: { columnVisibilityModel: { service: false } },
          }}
          isGroupExpandedByDefault={isOpen}
          hideFooter
        />
      </div>
    </Box>
  );
}
