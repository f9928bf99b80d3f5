import * as React from 'react';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

export default function OneOpenService() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (opened) => {
        const parent = opened.parent === null ? null : apiRef.current.getRowNode(opened.parent);
        if (!opened.childrenExpanded || parent?.type !== 'group') {
          return;
        }
        parent.children.forEach((id) => {
          const node = apiRef.current.getRowNode(id);
          if (id !== opened.id && node?.type === 'group' && node.childrenExpanded) {
            apiRef.current.setRowChildrenExpansion(id, false);
          }
        });
      }),
    [apiRef],
  );

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with one open service at a time"
        apiRef={apiRef}
        rows={shipments}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['service', 'carrier'] },
          columns: { columnVisibilityModel: { service: false } },
        }}
        hideFooter
      />
    </div>
  );
}
