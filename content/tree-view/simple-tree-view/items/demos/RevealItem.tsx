import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function RevealItem() {
  const apiRef = useTreeViewApiRef();
  const reveal = (event: React.MouseEvent) => {
    apiRef.current?.setItemExpansion(event, 'furniture', true);
    setTimeout(() => apiRef.current?.focusItem(event, 'chair'));
  };
  return (
    <div style={{ height: 200, width: '100%' }}>
      <Button size="small" onClick={reveal} sx={{ mb: 1 }}>
        Show Office chair
      </Button>
      <SimpleTreeView aria-label="Products" apiRef={apiRef}>
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desk" label="Desk" />
          <TreeItem itemId="chair" label="Office chair" />
        </TreeItem>
        <TreeItem itemId="electronics" label="Electronics">
          <TreeItem itemId="monitor" label="Monitor" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
