import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, dataControl } from '../../../src/core/api/playground/value.ts';
import { dataControls } from './data-controls.ts';

export default {
  props: {
    items: call('createItems', dataControl('items')),
    multiSelect: true,
    defaultExpandedItems: ['roses'],
  },
  dataControls,
  types: { experimentalFeatures: '{ labelEditing?: boolean; indentationAtItemLevel?: boolean }' },
} satisfies PlaygroundConfig;
