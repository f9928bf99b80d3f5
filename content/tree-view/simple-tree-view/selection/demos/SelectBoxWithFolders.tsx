import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const boxes: Record<string, string[]> = {
  estate: ['deeds', 'wills'],
  studio: ['sketches', 'invoices', 'postcards'],
};

export default function SelectBoxWithFolders() {
  const [selected, setSelected] = React.useState<string[]>(['estate', 'deeds', 'wills']);

  const handleToggle = (_event: React.SyntheticEvent, itemId: string, isSelected: boolean) => {
    setSelected((previous) => {
      const next = new Set(previous);
      for (const id of [itemId, ...(boxes[itemId] ?? [])]) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      for (const [box, folders] of Object.entries(boxes)) {
        if (folders.every((folder) => next.has(folder))) next.add(box);
        else next.delete(box);
      }
      return [...next];
    });
  };

  return (
    <div style={{ height: 224, width: '100%' }}>
      <SimpleTreeView
        aria-label="Boxes and folders"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['estate', 'studio']}
        selectedItems={selected}
        onItemSelectionToggle={handleToggle}
      >
        <TreeItem itemId="estate" label="Estate papers">
          <TreeItem itemId="deeds" label="Deeds" />
          <TreeItem itemId="wills" label="Wills" />
        </TreeItem>
        <TreeItem itemId="studio" label="Studio papers">
          <TreeItem itemId="sketches" label="Sketches" />
          <TreeItem itemId="invoices" label="Invoices" />
          <TreeItem itemId="postcards" label="Postcards" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
