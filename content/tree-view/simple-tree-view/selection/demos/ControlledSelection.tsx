import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const allIds = ['orders', 'view-orders', 'edit-orders', 'delete-orders'];

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>(['edit-orders']);
  return (
    <div style={{ height: 200, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => setSelected(allIds)}>
          Select all
        </Button>
        <Button size="small" onClick={() => setSelected([])}>
          Clear
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Permissions"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['orders']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      >
        <TreeItem itemId="orders" label="Orders">
          <TreeItem itemId="view-orders" label="View orders" />
          <TreeItem itemId="edit-orders" label="Edit orders" />
          <TreeItem itemId="delete-orders" label="Delete orders" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
        {selected.length} of {allIds.length} selected
      </Typography>
    </div>
  );
}
