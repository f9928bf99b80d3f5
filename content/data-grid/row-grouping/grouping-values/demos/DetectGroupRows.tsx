import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function DetectGroupRows() {
  const apiRef = useGridApiRef();
  const [clicked, setClicked] = React.useState('nothing yet');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Ferry crossings with emphasized groups"
          apiRef={apiRef}
          rows={ferries}
          columns={columns}
          initialState={{ rowGrouping: { model: ['line'] } }}
          getRowClassName={({ id }) =>
            apiRef.current.getRowNode(id)?.type === 'group' ? 'ferry-line' : ''
          }
          onRowClick={({ id }) => {
            const node = apiRef.current.getRowNode(id);
            setClicked(node?.type === 'group' ? `line ${node.groupingKey}` : `crossing ${id}`);
          }}
          sx={{ '& .ferry-line': { bgcolor: 'action.hover', fontWeight: 'bold' } }}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        You clicked: {clicked}
      </Typography>
    </Box>
  );
}
