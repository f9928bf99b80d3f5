import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstSimpleTreeView() {
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView aria-label="Garden sections">
        <TreeItem itemId="under-glass" label="Under glass">
          <TreeItem itemId="cactus-room" label="Cactus room" />
          <TreeItem itemId="orchid-room" label="Orchid room" />
        </TreeItem>
        <TreeItem itemId="outdoors" label="Outdoors">
          <TreeItem itemId="rose-walk" label="Rose walk" />
          <TreeItem itemId="herb-spiral" label="Herb spiral" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
