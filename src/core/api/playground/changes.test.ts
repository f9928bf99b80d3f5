import { expect, it } from 'vitest';
import { findChanges } from './changes.ts';

it('finds the callback of each prop that has one, and where its new value is', () => {
  const props = [
    { name: 'value', type: 'TDate | null' },
    { name: 'onChange', type: '(value: TDate | null, context: Context) => void' },
    { name: 'expandedItems', type: 'string[]' },
    {
      name: 'onExpandedItemsChange',
      type: '(event: React.SyntheticEvent, itemIds: string[]) => void',
    },
    { name: 'selectedItems', type: 'string[]' },
    {
      name: 'onSelectedItemsChange',
      type: '(ids: string[], details: { reason: string }) => void',
    },
    { name: 'open', type: 'boolean' },
    { name: 'onOpen', type: '() => void' },
    { name: 'onClose', type: '() => void' },
    { name: 'highlighted', type: 'string' },
    { name: 'onHighlight', type: 'Listener<string>' },
    { name: 'disabled', type: 'boolean' },
  ];
  expect(findChanges(props, { highlighted: 'onHighlight' })).toEqual([
    { prop: 'value', callback: 'onChange', argument: 0 },
    { prop: 'expandedItems', callback: 'onExpandedItemsChange', argument: 1 },
    { prop: 'selectedItems', callback: 'onSelectedItemsChange', argument: 0 },
    { prop: 'open', callback: 'onOpen', to: true },
    { prop: 'open', callback: 'onClose', to: false },
    { prop: 'highlighted', callback: 'onHighlight', argument: 0 },
  ]);
});
