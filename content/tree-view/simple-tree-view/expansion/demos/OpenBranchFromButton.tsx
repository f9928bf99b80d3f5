import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OpenBranchFromButton() {
  const apiRef = useTreeViewApiRef();
  return (
    <div style={{ height: 200, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 40, alignItems: 'flex-start' }}>
        <Button
          size="small"
          onClick={(event) => apiRef.current?.setItemExpansion(event, 'contracts', true)}
        >
          Open the contracts
        </Button>
        <Button
          size="small"
          onClick={(event) => apiRef.current?.setItemExpansion(event, 'contracts', false)}
        >
          Close the contracts
        </Button>
      </Stack>
      <SimpleTreeView aria-label="Shared drive" apiRef={apiRef}>
        <TreeItem itemId="contracts" label="Contracts">
          <TreeItem itemId="lease" label="Lease.pdf" />
          <TreeItem itemId="insurance" label="Insurance.pdf" />
        </TreeItem>
        <TreeItem itemId="photos" label="Photos">
          <TreeItem itemId="portrait" label="Portrait.jpg" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
