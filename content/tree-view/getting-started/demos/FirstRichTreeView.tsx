import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const sections: TreeViewBaseItem[] = [
  {
    id: 'glass',
    label: 'Under glass',
    children: [
      { id: 'cacti', label: 'Cactus room' },
      { id: 'orchids', label: 'Orchid room' },
    ],
  },
  {
    id: 'open-air',
    label: 'Outdoors',
    children: [
      { id: 'roses', label: 'Rose walk' },
      { id: 'herbs', label: 'Herb spiral' },
    ],
  },
];

export default function FirstRichTreeView() {
  return (
    <div style={{ height: 192, width: '100%' }}>
      <RichTreeView aria-label="Garden sections from data" items={sections} />
    </div>
  );
}
