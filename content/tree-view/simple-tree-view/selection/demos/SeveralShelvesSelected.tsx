import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SeveralShelvesSelected() {
  return (
    <div style={{ height: 224, width: '100%' }}>
      <SimpleTreeView
        aria-label="Newspapers"
        multiSelect
        defaultExpandedItems={['dailies']}
        defaultSelectedItems={['harbor-post', 'evening-bell']}
      >
        <TreeItem itemId="dailies" label="Dailies">
          <TreeItem itemId="harbor-post" label="Harbor Post" />
          <TreeItem itemId="mill-courier" label="Mill Courier" />
          <TreeItem itemId="evening-bell" label="Evening Bell" />
        </TreeItem>
        <TreeItem itemId="weeklies" label="Weeklies">
          <TreeItem itemId="farm-week" label="Farm Week" />
          <TreeItem itemId="parish-week" label="Parish Week" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
