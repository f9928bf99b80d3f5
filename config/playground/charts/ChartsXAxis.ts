import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element, SELF } from '../../../src/core/api/playground/value.ts';
import { barContainer } from './containers.ts';

export default {
  props: { position: 'bottom', axisId: 'quarters' },
  tree: barContainer([element('BarPlot'), SELF]),
  types: { position: "'top' | 'bottom'" },
} satisfies PlaygroundConfig;
