import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { SELF } from '../../../src/core/api/playground/value.ts';
import { pointContainer } from './containers.ts';

export default {
  tree: pointContainer([SELF]),
} satisfies PlaygroundConfig;
