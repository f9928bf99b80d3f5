import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element, SELF } from '../../../src/core/api/playground/value.ts';
import { pointContainer } from './containers.ts';

export default {
  props: { axisDirection: 'y' },
  tree: pointContainer([element('ScatterPlot'), SELF], {
    type: 'continuous',
    min: 0,
    max: 8,
    color: ['#bbdefb', '#0d47a1'],
  }),
} satisfies PlaygroundConfig;
