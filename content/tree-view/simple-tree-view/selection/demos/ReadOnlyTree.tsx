import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ReadOnlyTree() {
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView
        aria-label="Departments"
        disableSelection
        defaultExpandedItems={['engineering']}
      >
        <TreeItem itemId="engineering" label="Engineering">
          <TreeItem itemId="platform" label="Platform" />
          <TreeItem itemId="mobile" label="Mobile" />
        </TreeItem>
        <TreeItem itemId="sales" label="Sales">
          <TreeItem itemId="europe" label="Europe" />
          <TreeItem itemId="asia" label="Asia" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
