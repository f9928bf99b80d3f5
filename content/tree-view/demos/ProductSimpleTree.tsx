import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ProductSimpleTree() {
  return (
    <div style={{ height: 256, width: '100%' }}>
      <SimpleTreeView aria-label="Products" defaultExpandedItems={['furniture']}>
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desk" label="Desk" />
          <TreeItem itemId="office-chair" label="Office chair" />
          <TreeItem itemId="bookshelf" label="Bookshelf" />
        </TreeItem>
        <TreeItem itemId="electronics" label="Electronics">
          <TreeItem itemId="monitor" label="Monitor" />
          <TreeItem itemId="headset" label="Headset" />
        </TreeItem>
        <TreeItem itemId="gift-card" label="Gift card" />
      </SimpleTreeView>
    </div>
  );
}
