import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusItemByButton() {
  const apiRef = useTreeViewApiRef();
  return (
    <div style={{ height: 208, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 48, alignItems: 'flex-start' }}>
        <Button size="small" onClick={(event) => apiRef.current?.focusItem(event, 'chair')}>
          Focus Office chair
        </Button>
        <Button size="small" onClick={(event) => apiRef.current?.focusItem(event, 'furniture')}>
          Focus Furniture
        </Button>
      </Stack>
      <SimpleTreeView aria-label="Products" apiRef={apiRef} defaultExpandedItems={['furniture']}>
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desk" label="Desk" />
          <TreeItem itemId="chair" label="Office chair" />
          <TreeItem itemId="bookshelf" label="Bookshelf" />
        </TreeItem>
        <TreeItem itemId="gift-card" label="Gift card" />
      </SimpleTreeView>
    </div>
  );
}
