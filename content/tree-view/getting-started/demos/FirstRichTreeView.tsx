import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const departments: TreeViewBaseItem[] = [
  {
    id: 'engineering',
    label: 'Engineering',
    children: [
      { id: 'platform', label: 'Platform' },
      { id: 'mobile', label: 'Mobile' },
    ],
  },
  {
    id: 'sales',
    label: 'Sales',
    children: [
      { id: 'europe', label: 'Europe' },
      { id: 'asia', label: 'Asia' },
    ],
  },
];

export default function FirstRichTreeView() {
  return (
    <div style={{ height: 192, width: '100%' }}>
      <RichTreeView aria-label="Departments from data" items={departments} />
    </div>
  );
}
