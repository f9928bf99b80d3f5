import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, dataControl, name } from '../../../src/core/api/playground/value.ts';
import { dataControls } from './data-controls.ts';

export default {
  props: {
    rows: call('createRows', dataControl('rows')),
    columns: call('createColumns', dataControl('columns')),
    // They have an effect only with `treeData` and `unstable_listView`.
    getTreeDataPath: name('getOrderPath'),
    unstable_listColumn: name('listColumn'),
  },
  dataControls,
} satisfies PlaygroundConfig;
