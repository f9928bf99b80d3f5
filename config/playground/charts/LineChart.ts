import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, knob } from '../../../src/core/api/playground/value.ts';
import { createKnobs } from './knobs.ts';

export default {
  props: {
    series: call('createLines', knob('series'), knob('points')),
    xAxis: call('createSteps', knob('points')),
    height: 320,
  },
  knobs: createKnobs([10, 100, 1000, 10_000, 100_000], 10),
} satisfies PlaygroundConfig;
