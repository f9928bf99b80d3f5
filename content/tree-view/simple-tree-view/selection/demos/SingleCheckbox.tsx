import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SingleCheckbox() {
  return (
    <div style={{ height: 128, width: '100%' }}>
      <SimpleTreeView
        aria-label="Main contact"
        checkboxSelection
        defaultExpandedItems={['support']}
        defaultSelectedItems="omar-farouk"
      >
        <TreeItem itemId="support" label="Support">
          <TreeItem itemId="omar-farouk" label="Omar Farouk" />
          <TreeItem itemId="ida-lund" label="Ida Lund" />
          <TreeItem itemId="sara-haddad" label="Sara Haddad" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
