import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { products } from '../../../datasets/products';

/** Keeps the items that contain the text, and the items above them. */
function search(items: TreeViewBaseItem[], text: string): TreeViewBaseItem[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(text)) return [item];
    const children = search(item.children ?? [], text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

const listIds = (items: readonly TreeViewBaseItem[]): string[] =>
  items.flatMap((item) => [item.id, ...listIds(item.children ?? [])]);

export default function SearchAndCheck() {
  const [text, setText] = React.useState('');
  const [selected, setSelected] = React.useState<string[]>([]);
  const [expanded, setExpanded] = React.useState(['furniture']);

  const wanted = text.trim().toLowerCase();
  const found = React.useMemo(() => search(products, wanted), [wanted]);
  const shown = React.useMemo(() => new Set(listIds(found)), [found]);

  return (
    <Stack spacing={1} sx={{ minHeight: 390 }}>
      <TextField
        type="search"
        size="small"
        label="Search the products"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography variant="body2" role="status">
        {selected.length} selected
      </Typography>
      <RichTreeView
        aria-label="Products to check"
        items={found}
        multiSelect
        checkboxSelection
        expandedItems={wanted ? [...shown] : expanded}
        onExpandedItemsChange={(_event, ids) => !wanted && setExpanded(ids)}
        selectedItems={selected.filter((id) => shown.has(id))}
        onSelectedItemsChange={(_event, ids) =>
          setSelected((current) => [...current.filter((id) => !shown.has(id)), ...ids])
        }
      />
    </Stack>
  );
}
