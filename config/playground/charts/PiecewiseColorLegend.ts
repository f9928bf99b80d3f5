import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element, SELF } from '../../../src/core/api/playground/value.ts';
import { pointContainer } from './containers.ts';

export default {
  props: {
    axisDirection: 'y',
    direction: 'row',
    position: { vertical: 'top', horizontal: 'middle' },
  },
  tree: pointContainer([element('ScatterPlot'), SELF], {
    type: 'piecewise',
    thresholds: [3, 6],
    colors: ['#90caf9', '#1e88e5', '#0d47a1'],
  }),
} satisfies PlaygroundConfig;
