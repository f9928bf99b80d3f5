import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function GardenSimpleTree() {
  return (
    <div style={{ height: 256, width: '100%' }}>
      <SimpleTreeView aria-label="Greenhouses" defaultExpandedItems={['orchid-house']}>
        <TreeItem itemId="orchid-house" label="Orchid house">
          <TreeItem itemId="slipper-orchid" label="Slipper orchid" />
          <TreeItem itemId="moth-orchid" label="Moth orchid" />
          <TreeItem itemId="vanilla" label="Vanilla" />
        </TreeItem>
        <TreeItem itemId="citrus-house" label="Citrus house">
          <TreeItem itemId="bergamot" label="Bergamot" />
          <TreeItem itemId="yuzu" label="Yuzu" />
        </TreeItem>
        <TreeItem itemId="nursery" label="Nursery" />
      </SimpleTreeView>
    </div>
  );
}
