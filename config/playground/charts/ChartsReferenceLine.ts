import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element, SELF } from '../../../src/core/api/playground/value.ts';
import { barContainer, xAxis } from './containers.ts';

export default {
  props: { y: 5, label: 'Goal' },
  tree: barContainer([element('BarPlot'), xAxis, SELF]),
  types: { y: 'number' },
  without: { x: 'A line has one of `x` and `y`.' },
} satisfies PlaygroundConfig;
