import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function PermissionCheckboxes() {
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView
        aria-label="Permissions"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['orders']}
        defaultSelectedItems={['view-orders']}
      >
        <TreeItem itemId="orders" label="Orders">
          <TreeItem itemId="view-orders" label="View orders" />
          <TreeItem itemId="edit-orders" label="Edit orders" />
          <TreeItem itemId="delete-orders" label="Delete orders (administrators)" disabled />
        </TreeItem>
        <TreeItem itemId="invoices" label="Invoices">
          <TreeItem itemId="view-invoices" label="View invoices" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
