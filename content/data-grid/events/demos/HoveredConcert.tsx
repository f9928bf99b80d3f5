import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'hall', headerName: 'Hall', width: 130 },
];

export default function HoveredConcert() {
  const apiRef = useGridApiRef();
  const [artist, setArtist] = React.useState('');

  React.useEffect(() => {
    const stopEnter = apiRef.current.subscribeEvent('rowMouseEnter', ({ row }) => {
      setArtist(row.artist);
    });
    const stopLeave = apiRef.current.subscribeEvent('rowMouseLeave', () => setArtist(''));

    return () => {
      stopEnter();
      stopLeave();
    };
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Concerts to hover over"
          apiRef={apiRef}
          rows={concerts}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }}>
        {artist ? `With ${artist}` : 'Hover over a concert.'}
      </Typography>
    </Box>
  );
}
