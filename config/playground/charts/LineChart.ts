import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, dataControl } from '../../../src/core/api/playground/value.ts';
import { createDataControls } from './data-controls.ts';

export default {
  props: {
    series: call('createLines', dataControl('series'), dataControl('points')),
    xAxis: call('createSteps', dataControl('points')),
    height: 320,
  },
  dataControls: createDataControls([10, 100, 1000, 10_000, 100_000], 10),
} satisfies PlaygroundConfig;
