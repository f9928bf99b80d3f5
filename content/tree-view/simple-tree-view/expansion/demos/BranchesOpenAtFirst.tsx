import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BranchesOpenAtFirst() {
  return (
    <div style={{ height: 224, width: '100%' }}>
      <SimpleTreeView aria-label="Departments" defaultExpandedItems={['engineering', 'mobile']}>
        <TreeItem itemId="engineering" label="Engineering">
          <TreeItem itemId="platform" label="Platform" />
          <TreeItem itemId="mobile" label="Mobile">
            <TreeItem itemId="ios" label="iOS" />
            <TreeItem itemId="android" label="Android" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="sales" label="Sales">
          <TreeItem itemId="europe" label="Europe" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
