import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SeveralItemsSelected() {
  return (
    <div style={{ height: 224, width: '100%' }}>
      <SimpleTreeView
        aria-label="Products"
        multiSelect
        defaultExpandedItems={['furniture']}
        defaultSelectedItems={['desk', 'bookshelf']}
      >
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desk" label="Desk" />
          <TreeItem itemId="chair" label="Office chair" />
          <TreeItem itemId="bookshelf" label="Bookshelf" />
        </TreeItem>
        <TreeItem itemId="electronics" label="Electronics">
          <TreeItem itemId="monitor" label="Monitor" />
          <TreeItem itemId="headset" label="Headset" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
