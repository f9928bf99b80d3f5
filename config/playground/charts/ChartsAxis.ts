import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element, SELF } from '../../../src/core/api/playground/value.ts';
import { barContainer } from './containers.ts';

export default {
  tree: barContainer([element('BarPlot'), SELF]),
  presets: {
    bottomAxis: { 'the quarters': 'quarters', none: null },
    topAxis: { 'the quarters': 'quarters', none: null },
  },
} satisfies PlaygroundConfig;
