import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectShelfFromButton() {
  const apiRef = useTreeViewApiRef();
  return (
    <div style={{ height: 168, width: '100%' }}>
      <Button
        size="small"
        onClick={(event) =>
          apiRef.current?.selectItem({ event, itemId: 'atlases', keepExistingSelection: true })
        }
        sx={{ mb: 1 }}
      >
        Toggle Atlases
      </Button>
      <SimpleTreeView
        aria-label="Reference shelf"
        apiRef={apiRef}
        multiSelect
        defaultExpandedItems={['reference']}
        defaultSelectedItems={['dictionaries']}
      >
        <TreeItem itemId="reference" label="Reference">
          <TreeItem itemId="atlases" label="Atlases" />
          <TreeItem itemId="dictionaries" label="Dictionaries" />
          <TreeItem itemId="almanacs" label="Almanacs" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
