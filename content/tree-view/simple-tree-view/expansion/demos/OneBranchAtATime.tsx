import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OneBranchAtATime() {
  const [open, setOpen] = React.useState<string[]>(['furniture']);
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView
        aria-label="Products"
        expandedItems={open}
        onItemExpansionToggle={(_event, itemId, isExpanded) => setOpen(isExpanded ? [itemId] : [])}
      >
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desk" label="Desk" />
          <TreeItem itemId="chair" label="Office chair" />
        </TreeItem>
        <TreeItem itemId="electronics" label="Electronics">
          <TreeItem itemId="monitor" label="Monitor" />
          <TreeItem itemId="headset" label="Headset" />
        </TreeItem>
        <TreeItem itemId="stationery" label="Stationery">
          <TreeItem itemId="notebook" label="Notebook" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
