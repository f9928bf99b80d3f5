import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const items = [
  {
    id: 'bikes',
    label: 'Bikes',
    children: [
      { id: 'city', label: 'City bikes' },
      { id: 'cargo', label: 'Cargo bikes' },
    ],
  },
  { id: 'helmets', label: 'Helmets' },
];

const stock: Record<string, number> = { bikes: 14, city: 9, cargo: 5, helmets: 32 };

function StockItem(props: TreeItem2Props) {
  return (
    <TreeItem2
      {...props}
      label={
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          {props.label}
          <Chip size="small" label={`${stock[props.itemId] ?? 0} in stock`} />
        </Stack>
      }
    />
  );
}

export default function TreeItemWithCount() {
  return (
    <div style={{ width: '100%', minHeight: 160 }}>
      <RichTreeView
        aria-label="Product groups with their stock"
        items={items}
        slots={{ item: StockItem }}
        defaultExpandedItems={['bikes']}
      />
    </div>
  );
}
