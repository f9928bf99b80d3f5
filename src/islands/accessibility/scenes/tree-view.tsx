import type { ComponentType } from 'react';
import { RichTreeView, SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import type { Scene } from './scene.ts';

type Props = Record<string, unknown>;
const RICH = { RichTreeView, RichTreeViewPro } as unknown as Readonly<
  Record<string, ComponentType<Props>>
>;

const ITEMS = [
  {
    id: 'finance',
    label: 'Finance',
    children: [
      { id: 'invoices', label: 'Invoices 2026' },
      { id: 'budget', label: 'Budget.xlsx' },
    ],
  },
  { id: 'people', label: 'People', children: [{ id: 'handbook', label: 'Handbook.pdf' }] },
  { id: 'logo', label: 'Logo.svg' },
];

const COMMON: Readonly<Record<string, Props>> = {
  collapsed: {},
  expanded: { defaultExpandedItems: ['finance'] },
  selected: { defaultExpandedItems: ['finance'], defaultSelectedItems: 'budget' },
  'several selected': {
    multiSelect: true,
    defaultExpandedItems: ['finance'],
    defaultSelectedItems: ['budget', 'logo'],
  },
  'with checkboxes': {
    multiSelect: true,
    checkboxSelection: true,
    defaultExpandedItems: ['finance'],
    defaultSelectedItems: ['budget'],
  },
};

const RICH_ONLY: Readonly<Record<string, Props>> = {
  'with a disabled item': {
    defaultExpandedItems: ['finance'],
    isItemDisabled: ({ id }: { id: string }) => id === 'budget',
  },
  'with labels to edit': { isItemEditable: true, experimentalFeatures: { labelEditing: true } },
};

export const SCENES: readonly Scene[] = [
  ...Object.entries(COMMON).map(([state, props]): Scene => ({
    component: 'SimpleTreeView',
    state,
    render: () => (
      <SimpleTreeView aria-label="Files" {...props}>
        <TreeItem itemId="finance" label="Finance">
          <TreeItem itemId="invoices" label="Invoices 2026" />
          <TreeItem itemId="budget" label="Budget.xlsx" />
        </TreeItem>
        <TreeItem itemId="people" label="People">
          <TreeItem itemId="handbook" label="Handbook.pdf" />
        </TreeItem>
        <TreeItem itemId="logo" label="Logo.svg" disabled={state === 'with a disabled item'} />
      </SimpleTreeView>
    ),
  })),
  ...Object.entries(RICH).flatMap(([component, Tree]) =>
    Object.entries({ ...COMMON, ...RICH_ONLY }).map(([state, props]): Scene => ({
      component,
      state,
      render: () => <Tree aria-label="Files" items={ITEMS} {...props} />,
    })),
  ),
];
