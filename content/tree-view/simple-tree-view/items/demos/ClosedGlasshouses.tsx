import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ClosedGlasshouses() {
  return (
    <div style={{ height: 224, width: '100%' }}>
      <SimpleTreeView aria-label="Open and closed houses" defaultExpandedItems={['cactus', 'lily']}>
        <TreeItem itemId="cactus" label="Cactus house">
          <TreeItem itemId="saguaro" label="Saguaro" />
          <TreeItem itemId="old-man" label="Old man cactus (in quarantine)" disabled />
        </TreeItem>
        <TreeItem itemId="lily" label="Lily house (closed for repairs)" disabled>
          <TreeItem itemId="giant-lily" label="Giant water lily" />
          <TreeItem itemId="lotus" label="Sacred lotus" />
        </TreeItem>
        <TreeItem itemId="moss" label="Moss house" />
      </SimpleTreeView>
    </div>
  );
}
