import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, knob } from '../../../src/core/api/playground/value.ts';
import { createPointKnobs } from './knobs.ts';

export default {
  props: { series: call('createSlices', knob('points')), height: 320 },
  knobs: createPointKnobs([3, 10, 100], 3),
} satisfies PlaygroundConfig;
