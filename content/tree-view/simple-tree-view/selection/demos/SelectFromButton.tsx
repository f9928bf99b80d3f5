import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectFromButton() {
  const apiRef = useTreeViewApiRef();
  return (
    <div style={{ height: 168, width: '100%' }}>
      <Button
        size="small"
        onClick={(event) =>
          apiRef.current?.selectItem({ event, itemId: 'edit-orders', keepExistingSelection: true })
        }
        sx={{ mb: 1 }}
      >
        Toggle Edit orders
      </Button>
      <SimpleTreeView
        aria-label="Permissions"
        apiRef={apiRef}
        multiSelect
        defaultExpandedItems={['orders']}
        defaultSelectedItems={['view-orders']}
      >
        <TreeItem itemId="orders" label="Orders">
          <TreeItem itemId="edit-orders" label="Edit orders" />
          <TreeItem itemId="view-orders" label="View orders" />
          <TreeItem itemId="delete-orders" label="Delete orders" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
