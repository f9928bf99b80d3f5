import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, dataControl } from '../../../src/core/api/playground/value.ts';
import { dataControls } from './data-controls.ts';

export default {
  props: {
    rows: call('createRows', dataControl('rows')),
    columns: call('createColumns', dataControl('columns')),
  },
  dataControls,
  // More than one row at once is part of the paid plans.
  presets: { rowSelectionModel: { 'first row': [1], none: [] } },
  without: { pagination: 'The Community plan always has pages.' },
} satisfies PlaygroundConfig;
