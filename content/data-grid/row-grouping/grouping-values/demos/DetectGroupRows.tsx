import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function DetectGroupRows() {
  const apiRef = useGridApiRef();
  const [clicked, setClicked] = React.useState('nothing yet');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Shipments with emphasized groups"
          apiRef={apiRef}
          rows={shipments}
          columns={columns}
          initialState={{ rowGrouping: { model: ['service'] } }}
          getRowClassName={({ id }) =>
            apiRef.current.getRowNode(id)?.type === 'group' ? 'service' : ''
          }
          onRowClick={({ id }) => {
            const node = apiRef.current.getRowNode(id);
            setClicked(node?.type === 'group' ? `service ${node.groupingKey}` : `shipment ${id}`);
          }}
          sx={{ '& .service': { bgcolor: 'action.hover', fontWeight: 'bold' } }}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        You clicked: {clicked}
      </Typography>
    </Box>
  );
}
