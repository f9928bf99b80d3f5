import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusPlantFromButton() {
  const apiRef = useTreeViewApiRef();
  return (
    <div style={{ height: 208, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 48, alignItems: 'flex-start' }}>
        <Button size="small" onClick={(event) => apiRef.current?.focusItem(event, 'camellia')}>
          Focus Camellia
        </Button>
        <Button size="small" onClick={(event) => apiRef.current?.focusItem(event, 'winter-house')}>
          Focus house
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Winter flowers"
        apiRef={apiRef}
        defaultExpandedItems={['winter-house']}
      >
        <TreeItem itemId="winter-house" label="Winter house">
          <TreeItem itemId="snowdrop" label="Snowdrop" />
          <TreeItem itemId="camellia" label="Camellia" />
          <TreeItem itemId="hellebore" label="Hellebore" />
        </TreeItem>
        <TreeItem itemId="bulb-store" label="Bulb store" />
      </SimpleTreeView>
    </div>
  );
}
