import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Crossing {
  vessel: string;
  leaves: string;
  cars: number;
}

const crossings: Crossing[] = [
  { vessel: 'Aurelia', leaves: '06:30', cars: 81 },
  { vessel: 'Aurelia', leaves: '14:10', cars: 64 },
  { vessel: 'Brisk Gull', leaves: '06:30', cars: 0 },
];

const columns: GridColDef<Crossing>[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'leaves', headerName: 'Leaves', width: 90 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 80 },
];

const getCrossingId = ({ vessel, leaves }: Crossing) => `${vessel}/${leaves}`;

export default function IdFromTwoFields() {
  const [clicked, setClicked] = React.useState('none yet');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Crossings, identified by vessel and time"
          rows={crossings}
          columns={columns}
          getRowId={getCrossingId}
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
