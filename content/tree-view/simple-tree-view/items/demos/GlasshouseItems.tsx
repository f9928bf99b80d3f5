import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function GlasshouseItems() {
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView aria-label="Glasshouses" defaultExpandedItems={['tropics']}>
        <TreeItem itemId="tropics" label="Tropics">
          <TreeItem itemId="cocoa" label="Cocoa" />
          <TreeItem itemId="banana" label="Banana" />
        </TreeItem>
        <TreeItem itemId="alpine" label="Alpine house">
          <TreeItem itemId="edelweiss" label="Edelweiss" />
        </TreeItem>
        <TreeItem itemId="propagation" label="Propagation bench" />
      </SimpleTreeView>
    </div>
  );
}
