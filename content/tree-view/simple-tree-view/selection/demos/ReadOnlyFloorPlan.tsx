import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ReadOnlyFloorPlan() {
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView aria-label="Floor plan" disableSelection defaultExpandedItems={['cellar']}>
        <TreeItem itemId="cellar" label="Cellar">
          <TreeItem itemId="cold-store" label="Cold store" />
          <TreeItem itemId="bindery" label="Bindery" />
        </TreeItem>
        <TreeItem itemId="ground-floor" label="Ground floor">
          <TreeItem itemId="front-desk" label="Front desk" />
          <TreeItem itemId="cloakroom" label="Cloakroom" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
