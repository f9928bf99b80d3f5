import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, dataControl, name } from '../../../src/core/api/playground/value.ts';

export default {
  props: {
    series: call('createCells', dataControl('points')),
    xAxis: call('createLabels', dataControl('points')),
    yAxis: call('createLabels', dataControl('points')),
    zAxis: [{ min: 20, max: 90, colorMap: { type: 'continuous', color: ['#e3f2fd', '#0d47a1'] } }],
    height: 320,
  },
  dataControls: {
    points: {
      label: 'points',
      options: [5, 10, 30, 100].map((value) => ({ id: `${value} × ${value}`, value })),
      start: '10 × 10',
    },
    state: {
      label: 'data',
      options: [
        { id: 'ready' },
        { id: 'loading', set: { loading: true } },
        { id: 'empty', set: { series: [{ data: [] }] } },
        {
          id: 'error',
          set: { series: [{ data: [] }], 'slots.noDataOverlay': name('LoadError') },
        },
      ],
      start: 'ready',
    },
  },
} satisfies PlaygroundConfig;
