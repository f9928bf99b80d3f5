import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';

/** How many items a tree has. */
export const dataControls = {
  items: {
    label: 'items',
    options: [12, 100, 1000, 10_000].map((value) => ({ id: String(value), value })),
    start: '12',
  },
} satisfies PlaygroundConfig['dataControls'];
