import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

export default function RowsOfOneGroup() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = React.useState('Click a group.');

  const describe: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current.getRowNode(id);
    if (node?.type === 'group') {
      const ids = apiRef.current.getRowGroupChildren({ groupId: id });
      setAnswer(`${node.groupingKey}: ${ids.join(', ')}`);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Shipments that list the rows of a group"
          apiRef={apiRef}
          rows={shipments}
          columns={columns}
          initialState={{ rowGrouping: { model: ['service', 'carrier'] } }}
          onRowClick={describe}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        {answer}
      </Typography>
    </Box>
  );
}
