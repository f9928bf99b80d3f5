import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Delivery {
  customer: string;
  arrives: string;
  boxes: number;
}

const deliveries: Delivery[] = [
  { customer: 'Brandt Hotels', arrives: '06:30', boxes: 81 },
  { customer: 'Brandt Hotels', arrives: '14:10', boxes: 64 },
  { customer: 'Harbor Clinic', arrives: '06:30', boxes: 0 },
];

const columns: GridColDef<Delivery>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'arrives', headerName: 'Arrives', width: 90 },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 80 },
];

const getDeliveryId = ({ customer, arrives }: Delivery) => `${customer}/${arrives}`;

export default function IdFromTwoFields() {
  const [clicked, setClicked] = React.useState('none yet');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Deliveries, identified by customer and time"
          rows={deliveries}
          columns={columns}
          getRowId={getDeliveryId}
          onRowClick={({ id }) => setClicked(String(id))}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        Clicked id: {clicked}
      </Typography>
    </Box>
  );
}
