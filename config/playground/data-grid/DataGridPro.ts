import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, knob, name } from '../../../src/core/api/playground/value.ts';
import { knobs } from './knobs.ts';

export default {
  props: {
    rows: call('createRows', knob('rows')),
    columns: call('createColumns', knob('columns')),
    // They have an effect only with `treeData` and `unstable_listView`.
    getTreeDataPath: name('getOrderPath'),
    unstable_listColumn: name('listColumn'),
  },
  knobs,
} satisfies PlaygroundConfig;
