import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { SELF } from '../../../src/core/api/playground/value.ts';
import { barContainer } from './containers.ts';

export default {
  props: { text: 'A line of text', x: 40, y: 60 },
  tree: barContainer([SELF]),
} satisfies PlaygroundConfig;
