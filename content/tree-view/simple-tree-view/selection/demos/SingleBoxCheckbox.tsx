import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SingleBoxCheckbox() {
  return (
    <div style={{ height: 128, width: '100%' }}>
      <SimpleTreeView
        aria-label="Cover photograph"
        checkboxSelection
        defaultExpandedItems={['glass-plates']}
        defaultSelectedItems="market-day"
      >
        <TreeItem itemId="glass-plates" label="Glass plates">
          <TreeItem itemId="market-day" label="Market day" />
          <TreeItem itemId="old-bridge" label="Old bridge" />
          <TreeItem itemId="brass-band" label="Brass band" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
