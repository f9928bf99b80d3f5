import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, knob } from '../../../src/core/api/playground/value.ts';
import { createKnobs } from './knobs.ts';

export default {
  props: {
    series: call('createPoints', knob('series'), knob('points')),
    height: 320,
  },
  knobs: createKnobs([10, 100, 1000, 10_000], 100),
} satisfies PlaygroundConfig;
