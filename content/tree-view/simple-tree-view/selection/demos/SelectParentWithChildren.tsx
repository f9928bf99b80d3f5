import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const groups: Record<string, string[]> = {
  orders: ['view-orders', 'edit-orders'],
  invoices: ['view-invoices', 'send-invoices', 'void-invoices'],
};

export default function SelectParentWithChildren() {
  const [selected, setSelected] = React.useState<string[]>([
    'orders',
    'view-orders',
    'edit-orders',
  ]);

  const handleToggle = (_event: React.SyntheticEvent, itemId: string, isSelected: boolean) => {
    setSelected((previous) => {
      const next = new Set(previous);
      for (const id of [itemId, ...(groups[itemId] ?? [])]) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      for (const [group, permissions] of Object.entries(groups)) {
        if (permissions.every((permission) => next.has(permission))) next.add(group);
        else next.delete(group);
      }
      return [...next];
    });
  };

  return (
    <div style={{ height: 224, width: '100%' }}>
      <SimpleTreeView
        aria-label="Permissions by group"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['orders', 'invoices']}
        selectedItems={selected}
        onItemSelectionToggle={handleToggle}
      >
        <TreeItem itemId="orders" label="Orders">
          <TreeItem itemId="view-orders" label="View orders" />
          <TreeItem itemId="edit-orders" label="Edit orders" />
        </TreeItem>
        <TreeItem itemId="invoices" label="Invoices">
          <TreeItem itemId="view-invoices" label="View invoices" />
          <TreeItem itemId="send-invoices" label="Send invoices" />
          <TreeItem itemId="void-invoices" label="Void invoices" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
