import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { SELF } from '../../../src/core/api/playground/value.ts';
import { barContainer, xAxis } from './containers.ts';

export default {
  tree: barContainer([SELF, xAxis]),
} satisfies PlaygroundConfig;
