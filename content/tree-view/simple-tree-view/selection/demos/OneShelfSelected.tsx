import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OneShelfSelected() {
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView
        aria-label="Reading room"
        defaultExpandedItems={['maps']}
        defaultSelectedItems="coast-charts"
      >
        <TreeItem itemId="maps" label="Maps">
          <TreeItem itemId="coast-charts" label="Coast charts" />
          <TreeItem itemId="city-plans" label="City plans" />
        </TreeItem>
        <TreeItem itemId="letters" label="Letters">
          <TreeItem itemId="family-letters" label="Family letters" />
        </TreeItem>
        <TreeItem itemId="reading-desk" label="Reading desk" />
      </SimpleTreeView>
    </div>
  );
}
