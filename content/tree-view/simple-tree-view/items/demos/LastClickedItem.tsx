import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastClickedItem() {
  const [lastId, setLastId] = React.useState<string | null>(null);
  return (
    <div style={{ height: 192, width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ height: 32, color: 'text.secondary' }}>
        {lastId === null ? 'Click an item.' : `Last click: ${lastId}`}
      </Typography>
      <SimpleTreeView
        aria-label="Products"
        defaultExpandedItems={['furniture']}
        onItemClick={(_event, itemId) => setLastId(itemId)}
      >
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desk" label="Desk" />
          <TreeItem itemId="chair" label="Office chair" />
          <TreeItem itemId="lamp" label="Desk lamp (sold out)" disabled />
        </TreeItem>
        <TreeItem itemId="gift-card" label="Gift card" />
      </SimpleTreeView>
    </div>
  );
}
