import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function RevealPlant() {
  const apiRef = useTreeViewApiRef();
  const reveal = (event: React.MouseEvent) => {
    apiRef.current?.setItemExpansion(event, 'peat-bog', true);
    setTimeout(() => apiRef.current?.focusItem(event, 'sundew'));
  };
  return (
    <div style={{ height: 200, width: '100%' }}>
      <Button size="small" onClick={reveal} sx={{ mb: 1 }}>
        Show Sundew
      </Button>
      <SimpleTreeView aria-label="Bog plants" apiRef={apiRef}>
        <TreeItem itemId="peat-bog" label="Peat bog">
          <TreeItem itemId="pitcher-plant" label="Pitcher plant" />
          <TreeItem itemId="sundew" label="Sundew" />
        </TreeItem>
        <TreeItem itemId="reed-bed" label="Reed bed">
          <TreeItem itemId="bulrush" label="Bulrush" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
