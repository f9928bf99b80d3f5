import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files, type FileItem } from '../../../datasets/files';

function moveBy(items: FileItem[], itemId: string | null, step: 1 | -1): FileItem[] {
  const index = items.findIndex((item) => item.id === itemId);
  if (index === -1) {
    return items.map((item) => ({
      ...item,
      children: item.children && moveBy(item.children, itemId, step),
    }));
  }
  const target = index + step;
  if (target < 0 || target >= items.length) {
    return items;
  }
  const others = items.filter((item) => item.id !== itemId);
  const moved = items.slice(index, index + 1);
  return [...others.slice(0, target), ...moved, ...others.slice(target)];
}

export default function MoveWithButtons() {
  const [items, setItems] = React.useState(files);
  const [selected, setSelected] = React.useState<string | null>('budget');
  const move = (step: 1 | -1) => () => setItems(moveBy(items, selected, step));
  return (
    <Stack spacing={1} sx={{ minHeight: 231 }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" startIcon={<ArrowUpwardIcon />} onClick={move(-1)}>
          Move up
        </Button>
        <Button size="small" startIcon={<ArrowDownwardIcon />} onClick={move(1)}>
          Move down
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Files to move with buttons"
        items={items}
        defaultExpandedItems={['reports']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
    </Stack>
  );
}
