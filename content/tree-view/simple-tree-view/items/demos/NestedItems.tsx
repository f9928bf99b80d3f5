import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NestedItems() {
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView aria-label="Products" defaultExpandedItems={['furniture']}>
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desk" label="Desk" />
          <TreeItem itemId="chair" label="Office chair" />
        </TreeItem>
        <TreeItem itemId="electronics" label="Electronics">
          <TreeItem itemId="monitor" label="Monitor" />
        </TreeItem>
        <TreeItem itemId="gift-card" label="Gift card" />
      </SimpleTreeView>
    </div>
  );
}
