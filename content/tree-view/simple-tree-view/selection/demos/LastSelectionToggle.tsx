import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastSelectionToggle() {
  const [lines, setLines] = React.useState<string[]>([]);
  const handleToggle = (_event: React.SyntheticEvent, itemId: string, isSelected: boolean) => {
    setLines((previous) => [...previous, `${isSelected ? '+' : '−'} ${itemId}`].slice(-3));
  };
  return (
    <div style={{ height: 208, width: '100%' }}>
      <SimpleTreeView
        aria-label="Products"
        defaultExpandedItems={['furniture']}
        onItemSelectionToggle={handleToggle}
        sx={{ height: 136 }}
      >
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desk" label="Desk" />
          <TreeItem itemId="chair" label="Office chair" />
          <TreeItem itemId="bookshelf" label="Bookshelf" />
        </TreeItem>
      </SimpleTreeView>
      <Typography component="pre" variant="body2" role="log" sx={{ height: 72, m: 0 }}>
        {lines.length === 0 ? 'Select one item, then another.' : lines.join('\n')}
      </Typography>
    </div>
  );
}
