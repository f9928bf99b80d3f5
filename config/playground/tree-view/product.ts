import type { ProductPlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element, name, SELF } from '../../../src/core/api/playground/value.ts';

export default {
  tree: element('div', { style: { minHeight: 320, minWidth: 240 } }, [SELF]),
  groups: [
    {
      title: 'Items',
      names: ['items', 'getItem*', 'isItem*', 'children', 'item*', 'label', 'disabled*'],
    },
    { title: 'Selection', names: ['*elect*', 'checkboxSelection'] },
    { title: 'Expansion', names: ['*xpan*'] },
    { title: 'Order', names: ['itemsReordering', 'canMove*'] },
    { title: 'Appearance', names: ['sx', 'className', 'id', 'classes'] },
  ],
  presets: {
    isItemDisabled: { herbs: name('isHerb') },
    isItemEditable: { herbs: name('isHerb') },
    isItemReorderable: { roses: name('isRose') },
    canMoveItemToNewPosition: { 'only in its bed': name('moveInsideBed') },
    getItemId: { 'its id': name('getId') },
    getItemLabel: { 'in capitals': name('getUpperLabel') },
    'slots.collapseIcon': { MinusIcon: name('MinusIcon') },
    'slots.expandIcon': { PlusIcon: name('PlusIcon') },
    'slots.endIcon': { LeafIcon: name('LeafIcon') },
    'slots.item': { TreeItem2: name('TreeItem2') },
  },
  types: {
    experimentalFeatures: '{ indentationAtItemLevel?: boolean }',
  },
  logs: [
    'onItemClick',
    'onSelectedItemsChange',
    'onExpandedItemsChange',
    'onItemLabelChange',
    'onItemPositionChange',
  ],
  without: {
    items: 'Set by the dataControls of the data.',
    selectedItems: 'Its type depends on `multiSelect`.',
    defaultSelectedItems: 'Its type depends on `multiSelect`.',
    classes: 'Class names need a style sheet.',
    itemId: 'The items of a tree need different ids.',
    children: 'Set in the code around the items.',
  },
} satisfies ProductPlaygroundConfig;
