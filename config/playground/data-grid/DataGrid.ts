import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, knob } from '../../../src/core/api/playground/value.ts';
import { knobs } from './knobs.ts';

export default {
  props: {
    rows: call('createRows', knob('rows')),
    columns: call('createColumns', knob('columns')),
  },
  knobs,
  // More than one row at once is part of the paid plans.
  presets: { rowSelectionModel: { 'first row': [1], none: [] } },
  without: { pagination: 'The Community plan always has pages.' },
} satisfies PlaygroundConfig;
