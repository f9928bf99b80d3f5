import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastClickedPlant() {
  const [lastId, setLastId] = React.useState<string | null>(null);
  return (
    <div style={{ height: 192, width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ height: 32, color: 'text.secondary' }}>
        {lastId === null ? 'Click an item.' : `Last click: ${lastId}`}
      </Typography>
      <SimpleTreeView
        aria-label="Medicinal plants"
        defaultExpandedItems={['tea-bed']}
        onItemClick={(_event, itemId) => setLastId(itemId)}
      >
        <TreeItem itemId="tea-bed" label="Tea bed">
          <TreeItem itemId="chamomile" label="Chamomile" />
          <TreeItem itemId="lemon-balm" label="Lemon balm" />
          <TreeItem itemId="foxglove" label="Foxglove (do not pick)" disabled />
        </TreeItem>
        <TreeItem itemId="drying-rack" label="Drying rack" />
      </SimpleTreeView>
    </div>
  );
}
