import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element, SELF } from '../../../src/core/api/playground/value.ts';
import { barContainer, xAxis } from './containers.ts';

export default {
  props: { x: 'band' },
  tree: barContainer([element('BarPlot'), xAxis, SELF]),
} satisfies PlaygroundConfig;
