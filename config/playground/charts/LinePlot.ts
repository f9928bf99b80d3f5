import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { SELF } from '../../../src/core/api/playground/value.ts';
import { lineContainer, xAxis } from './containers.ts';

export default {
  tree: lineContainer([SELF, xAxis]),
} satisfies PlaygroundConfig;
