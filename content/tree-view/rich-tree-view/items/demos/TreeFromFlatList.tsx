import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

interface Row {
  id: string;
  name: string;
  parentId: string | null;
}

// As a table of a database has them, in any order.
const rows: Row[] = [
  { id: '4', name: 'Hamburg', parentId: '2' },
  { id: '1', name: 'Europe', parentId: null },
  { id: '2', name: 'Germany', parentId: '1' },
  { id: '5', name: 'Munich', parentId: '2' },
  { id: '3', name: 'Portugal', parentId: '1' },
  { id: '6', name: 'Porto', parentId: '3' },
  { id: '7', name: 'Asia', parentId: null },
  { id: '8', name: 'Japan', parentId: '7' },
];

type Item = TreeViewBaseItem & { children: Item[] };

function toTree(list: readonly Row[]): Item[] {
  const items = new Map(
    list.map(({ id, name }): [string, Item] => [id, { id, label: name, children: [] }]),
  );
  const top: Item[] = [];
  for (const { id, parentId } of list) {
    const siblings = (parentId === null ? undefined : items.get(parentId)?.children) ?? top;
    siblings.push(items.get(id)!);
  }
  return top;
}

const items = toTree(rows);

export default function TreeFromFlatList() {
  return (
    <div style={{ minHeight: 256 }}>
      <RichTreeView aria-label="Branches" items={items} defaultExpandedItems={['1', '2']} />
    </div>
  );
}
