import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, knob } from '../../../src/core/api/playground/value.ts';
import { knobs } from './knobs.ts';

export default {
  props: {
    items: call('createItems', knob('items')),
    multiSelect: true,
    defaultExpandedItems: ['roses'],
  },
  knobs,
  types: { experimentalFeatures: '{ labelEditing?: boolean; indentationAtItemLevel?: boolean }' },
} satisfies PlaygroundConfig;
