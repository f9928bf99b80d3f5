import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { files, type FileItem } from '../../../datasets/files';

type Move = NonNullable<RichTreeViewProProps<FileItem, undefined>['onItemPositionChange']>;

function getChildren(items: FileItem[], parentId: string | null): FileItem[] | undefined {
  if (parentId === null) {
    return items;
  }
  for (const item of items) {
    const found =
      item.id === parentId ? (item.children ??= []) : getChildren(item.children ?? [], parentId);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function move(items: FileItem[], { oldPosition, newPosition }: Parameters<Move>[0]): FileItem[] {
  const copy = structuredClone(items);
  const moved = getChildren(copy, oldPosition.parentId)?.splice(oldPosition.index, 1) ?? [];
  getChildren(copy, newPosition.parentId)?.splice(newPosition.index, 0, ...moved);
  return copy;
}

export default function SaveNewOrder() {
  const [items, setItems] = React.useState(files);
  return (
    <Stack spacing={1} sx={{ minHeight: 220 }}>
      <RichTreeViewPro
        aria-label="Files in their saved order"
        items={items}
        defaultExpandedItems={['reports']}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        onItemPositionChange={(change) => setItems((current) => move(current, change))}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        In the data: {items.map((item) => item.label).join(', ')}
      </Typography>
    </Stack>
  );
}
