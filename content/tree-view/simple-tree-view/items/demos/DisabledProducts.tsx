import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledProducts() {
  return (
    <div style={{ height: 224, width: '100%' }}>
      <SimpleTreeView
        aria-label="Products, some of them sold out"
        defaultExpandedItems={['furniture', 'electronics']}
      >
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desk" label="Desk" />
          <TreeItem itemId="chair" label="Office chair (sold out)" disabled />
        </TreeItem>
        <TreeItem itemId="electronics" label="Electronics (not in this store)" disabled>
          <TreeItem itemId="monitor" label="Monitor" />
          <TreeItem itemId="headset" label="Headset" />
        </TreeItem>
        <TreeItem itemId="gift-card" label="Gift card" />
      </SimpleTreeView>
    </div>
  );
}
