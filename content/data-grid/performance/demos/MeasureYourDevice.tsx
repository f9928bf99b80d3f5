import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { createStores, createMonthColumns } from '../../datasets/stores';

function Choice({ values, ...props }: TextFieldProps & { values: number[] }) {
  return (
    <TextField select size="small" slotProps={{ select: { native: true } }} {...props}>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </TextField>
  );
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

export default function MeasureYourDevice() {
  const apiRef = useGridApiRef();
  const [size, setSize] = React.useState({ rows: 1000, columns: 50 });
  const [run, setRun] = React.useState({ key: 0, result: 'nothing yet' });
  const rows = React.useMemo(() => createStores(size.rows, 6), [size.rows]);
  const columns = React.useMemo(() => createMonthColumns(size.columns), [size.columns]);
  const grid = { rows, columns, apiRef, 'aria-label': 'Stores' };
  const choose = (part: 'rows' | 'columns'): TextFieldProps => ({
    value: size[part],
    onChange: (event) => setSize({ ...size, [part]: Number(event.target.value) }),
  });
  const report = (result: string) => setRun({ key: run.key + 1, result });
  const measure = async () => {
    const start = performance.now();
    report('please wait…'); // This also changes the key, so that the grid mounts again.
    const painted = await nextFrame().then(nextFrame);
    let slowest = 0;
    for (let now = painted, next = now; now - painted < 2000; now = next) {
      apiRef.current.scroll({ top: (now - painted) * 4, left: (now - painted) / 4 });
      next = await nextFrame();
      slowest = Math.max(slowest, next - now);
    }
    report(`first paint ${(painted - start).toFixed()} ms, slowest frame ${slowest.toFixed()} ms`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 48, alignItems: 'flex-start' }}>
        <Choice label="Rows" values={[100, 1000, 10000, 50000]} {...choose('rows')} />
        <Choice label="Columns" values={[10, 50, 200]} {...choose('columns')} />
        <Button onClick={measure}>Measure</Button>
      </Box>
      <Box role="status" sx={{ height: 44, typography: 'body2' }}>
        Measured on your device: {run.result}
      </Box>
      <div style={{ height: 370 }}>
        <DataGridPro key={run.key} {...grid} hideFooter />
      </div>
    </Box>
  );
}
