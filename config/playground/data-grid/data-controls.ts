import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { name } from '../../../src/core/api/playground/value.ts';

/** How many rows and columns there are, and what a grid shows without any. */
export const dataControls = {
  rows: {
    label: 'rows',
    options: [10, 100, 1000, 10_000, 100_000].map((value) => ({ id: String(value), value })),
    start: '100',
    limits: [
      { control: 'autoHeight', value: true, most: '1000' },
      { control: 'disableVirtualization', value: true, most: '1000' },
    ],
  },
  columns: {
    label: 'columns',
    options: [3, 7, 20, 100].map((value) => ({ id: String(value), value })),
    start: '7',
  },
  state: {
    label: 'data',
    options: [
      { id: 'ready' },
      { id: 'loading', set: { loading: true } },
      { id: 'empty', set: { rows: [] } },
      { id: 'error', set: { rows: [], 'slots.noRowsOverlay': name('LoadError') } },
    ],
    start: 'ready',
  },
} satisfies PlaygroundConfig['dataControls'];
