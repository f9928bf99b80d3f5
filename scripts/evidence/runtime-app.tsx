import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { DataGridPro, type GridColDef, type GridRowsProp } from '@mui/x-data-grid-pro';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

/** What `scripts/evidence-runtime.ts` measures, one case at a time, in a page of its own. */

let root: Root;
const host = document.getElementById('root')!;

const nextPaint = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(null);
    });
  });

/** Milliseconds until the element is painted that a selector finds. */
async function timeToPaint(start: number, selector: string): Promise<number> {
  let painted = await nextPaint();
  while (!host.querySelector(selector)) painted = await nextPaint();
  return painted - start;
}

/** Milliseconds from a change until it is painted. */
async function timeChange(change: () => void): Promise<number> {
  const start = performance.now();
  flushSync(change);
  return (await nextPaint()) - start;
}

function createGridData(rowCount: number, columnCount: number) {
  const columns: GridColDef[] = Array.from({ length: columnCount }, (_, at) => ({
    field: `column${at}`,
    headerName: `Column ${at + 1}`,
    width: 120,
  }));
  const rows: GridRowsProp = Array.from({ length: rowCount }, (_, id) => {
    const row: Record<string, unknown> = { id };
    for (let at = 0; at < columnCount; at += 1)
      row[`column${at}`] = (id * 7919 + at * 104729) % 10_007;
    return row;
  });
  return { columns, rows };
}

/** Milliseconds of work for each frame while the grid scrolls. */
async function timeScroll(): Promise<number> {
  const scroller = host.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller')!;
  const times: number[] = [];
  for (let step = 1; step <= 40; step += 1) {
    const start = performance.now();
    scroller.scrollTop = step * 260;
    times.push((await nextPaint()) - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

const CASES = {
  async grid(rowCount: number, columnCount: number) {
    const { columns, rows } = createGridData(rowCount, columnCount);
    const start = performance.now();
    root.render(
      <div style={{ height: 600, width: 1000 }}>
        <DataGridPro rows={rows} columns={columns} rowHeight={52} />
      </div>,
    );
    const firstPaint = await timeToPaint(start, '.MuiDataGrid-cell');
    const scroll = await timeScroll();
    return { firstPaint, scroll };
  },
  async line(points: number) {
    const data = Array.from({ length: points }, (_, at) => Math.sin(at / 20) * 50 + (at % 13));
    const x = data.map((_, at) => at);
    const start = performance.now();
    root.render(
      <LineChart
        width={900}
        height={400}
        skipAnimation
        xAxis={[{ data: x }]}
        series={[{ data, showMark: false }]}
      />,
    );
    return { firstPaint: await timeToPaint(start, '.MuiLineElement-root') };
  },
  async scatter(points: number) {
    const data = Array.from({ length: points }, (_, id) => ({
      ...{ id, x: (id * 7919) % 1009, y: (id * 104729) % 997 },
    }));
    const start = performance.now();
    root.render(<ScatterChart width={900} height={400} skipAnimation series={[{ data }]} />);
    return { firstPaint: await timeToPaint(start, 'circle') };
  },
  async bar(points: number) {
    const data = Array.from({ length: points }, (_, at) => ((at * 7919) % 97) + 3);
    const start = performance.now();
    root.render(
      <BarChart
        width={900}
        height={400}
        skipAnimation
        xAxis={[{ data: data.map((_, at) => at), scaleType: 'band' }]}
        series={[{ data }]}
      />,
    );
    return { firstPaint: await timeToPaint(start, '.MuiBarElement-root') };
  },
  async tree(nodes: number) {
    const perFolder = 20;
    const folders = Math.max(1, Math.ceil(nodes / (perFolder + 1)));
    const items = Array.from({ length: folders }, (_, folder) => ({
      id: `${folder}`,
      label: `Folder ${folder + 1}`,
      children: Array.from({ length: perFolder }, (__, at) => ({
        id: `${folder}-${at}`,
        label: `File ${at + 1}`,
      })),
    }));
    let expand: (ids: string[]) => void = () => {};
    function Tree() {
      const [expanded, setExpanded] = useState(items.map(({ id }) => id));
      expand = setExpanded;
      return (
        <RichTreeView
          items={items}
          expandedItems={expanded}
          onExpandedItemsChange={(_, ids) => setExpanded(ids)}
        />
      );
    }
    const start = performance.now();
    root.render(<Tree />);
    const firstPaint = await timeToPaint(start, '.MuiTreeItem-label');
    const all = items.map(({ id }) => id);
    const change = await timeChange(() => expand(all.slice(1)));
    return { firstPaint, change };
  },
};

export type RuntimeCase = keyof typeof CASES;

/** Runs a case. Returns milliseconds by what was measured, and the heap in bytes. */
async function run(name: RuntimeCase, args: readonly number[]) {
  const { gc } = globalThis as unknown as { gc: () => void };
  const memory = () =>
    (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
  root = createRoot(host);
  gc();
  const before = memory();
  const times = await (CASES[name] as (...values: readonly number[]) => Promise<object>)(...args);
  gc();
  return { ...times, heap: memory() - before };
}

Object.assign(globalThis, { run });
