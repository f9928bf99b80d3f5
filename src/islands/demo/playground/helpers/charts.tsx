import { useDrawingArea } from '@mui/x-charts/hooks';

/** A wave that is the same every time. */
function getWave(index: number, series: number): number {
  return Math.round(50 + 30 * Math.sin(index / 4 + series) + ((index * 7 + series * 3) % 11));
}

function createNumbers(count: number, series: number): number[] {
  return Array.from({ length: count }, (_, index) => getWave(index, series));
}

const names = ['North', 'East', 'South', 'West'];

/** Creates series for a chart of bars or lines. */
export function createSeries(count: number, points: number) {
  return Array.from({ length: count }, (_, series) => ({
    id: names[series]!,
    label: names[series]!,
    data: createNumbers(points, series),
  }));
}

/** Creates series of lines without marks, which many points would hide. */
export function createLines(count: number, points: number) {
  return createSeries(count, points).map((series) => ({
    ...series,
    showMark: points <= 100,
    highlightScope: { highlight: 'series', fade: 'global' } as const,
  }));
}

/** Creates one number per point. */
export function createSteps(points: number) {
  return [{ id: 'steps', data: Array.from({ length: points }, (_, index) => index + 1) }];
}

/** Creates series of points. */
export function createPoints(count: number, points: number) {
  return Array.from({ length: count }, (_, series) => ({
    id: names[series]!,
    label: names[series]!,
    data: Array.from({ length: points }, (_each, index) => ({
      id: `${series}-${index}`,
      x: (index * 37 + series * 13) % 100,
      y: getWave(index, series),
    })),
  }));
}

/** Creates the slices of a pie. */
export function createSlices(points: number) {
  const data = Array.from({ length: points }, (_, index) => ({
    id: index,
    value: getWave(index, 0),
    label: `Part ${index + 1}`,
  }));
  return [{ id: 'parts', data, highlightScope: { highlight: 'item', fade: 'global' } as const }];
}

/** Creates numbers for a sparkline. */
export function createTrend(points: number) {
  return createNumbers(points, 1);
}

/** Creates the cells of a heat map with this many columns and rows. */
export function createCells(size: number) {
  const data = Array.from({ length: size * size }, (_, index): [number, number, number] => [
    index % size,
    Math.floor(index / size),
    getWave(index, 2),
  ]);
  return [{ data }];
}

/** Creates the labels of the columns or rows of a heat map. */
export function createLabels(size: number) {
  return [{ data: Array.from({ length: size }, (_, index) => index + 1) }];
}

export function LoadError() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      style={{ fill: 'currentColor' }}
    >
      The data could not be loaded
    </text>
  );
}

export function formatDegrees(value: number | null) {
  return value === null ? '' : `${value} °C`;
}

export function labelLargeBars({ value }: { value: number | null }) {
  return value !== null && value > 60 ? String(value) : null;
}

export function labelPart({ label, value }: { label?: string; value: number }) {
  return `${label}: ${value}`;
}

export function writePercent({ value }: { value: number | null }) {
  return `${value} %`;
}
