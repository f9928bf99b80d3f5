import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, dataControl } from '../../../src/core/api/playground/value.ts';
import { createPointControls } from './data-controls.ts';

export default {
  props: { series: call('createSlices', dataControl('points')), height: 320 },
  dataControls: createPointControls([3, 10, 100], 3),
} satisfies PlaygroundConfig;
