import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files, type FileItem } from '../../../datasets/files';

function withoutItem(items: FileItem[], itemId: string): FileItem[] {
  return items
    .filter((item) => item.id !== itemId)
    .map((item) =>
      item.children ? { ...item, children: withoutItem(item.children, itemId) } : item,
    );
}

export default function DeleteFocusedItem() {
  const [items, setItems] = React.useState(files);
  const focusedId = React.useRef<string | null>(null);
  return (
    <Box sx={{ minHeight: 192 }}>
      <RichTreeView
        aria-label="Files to delete"
        items={items}
        defaultExpandedItems={['reports']}
        onItemFocus={(_event, itemId) => {
          focusedId.current = itemId;
        }}
        onKeyDown={(event) => {
          if (event.key === 'Delete' && focusedId.current !== null) {
            setItems(withoutItem(items, focusedId.current));
          }
        }}
      />
    </Box>
  );
}
