import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element, SELF } from '../../../src/core/api/playground/value.ts';
import { barContainer, xAxis } from './containers.ts';

export default {
  props: { horizontal: true },
  tree: barContainer([SELF, element('BarPlot'), xAxis]),
} satisfies PlaygroundConfig;
