import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, dataControl } from '../../../src/core/api/playground/value.ts';

export default {
  props: { data: call('createTrend', dataControl('points')), height: 120 },
  dataControls: {
    points: {
      label: 'points',
      options: [10, 100, 1000, 10_000, 100_000].map((value) => ({ id: String(value), value })),
      start: '10',
      limits: [{ control: 'plotType', value: 'bar', most: '1000' }],
    },
  },
} satisfies PlaygroundConfig;
