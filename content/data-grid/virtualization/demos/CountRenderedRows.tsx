import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { createStores, createMonthColumns } from '../../datasets/stores';

const rows = createStores(200, 12);

const columns = createMonthColumns(12);

export default function CountRenderedRows() {
  const frame = React.useRef<HTMLDivElement>(null);
  const [virtual, setVirtual] = React.useState(true);
  const [count, setCount] = React.useState({ rows: 0, cells: 0 });

  React.useEffect(() => {
    const element = frame.current!;
    const observer = new MutationObserver(() =>
      setCount({
        rows: element.querySelectorAll('[role="row"][data-rowindex]').length,
        cells: element.querySelectorAll('[role="gridcell"]').length,
      }),
    );
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Virtualization"
        sx={{ height: 40 }}
        control={<Switch checked={virtual} onChange={(_event, on) => setVirtual(on)} />}
      />
      <div ref={frame} style={{ height: 370 }}>
        <DataGridPro
          aria-label="200 stores"
          rows={rows}
          columns={columns}
          disableVirtualization={!virtual}
          hideFooter
        />
      </div>
      <Typography variant="body2" sx={{ height: 32, pt: 1 }}>
        In the DOM: {count.rows} of 200 rows, {count.cells} of 2800 cells
      </Typography>
    </Box>
  );
}
