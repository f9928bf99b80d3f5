import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// The exclamation mark lets a utility win over the styles of the component.
const classes = {
  content: 'rounded-none! border-0! border-s-4! border-solid! border-transparent!',
  selected: 'border-s-blue-500! *:font-bold!',
};

export default function SelectedItemEdge() {
  return (
    <SimpleTreeView
      aria-label="Products"
      defaultExpandedItems={['furniture']}
      defaultSelectedItems="chair"
      className="min-h-40"
    >
      <TreeItem itemId="furniture" label="Furniture" classes={classes}>
        <TreeItem itemId="desk" label="Desk" classes={classes} />
        <TreeItem itemId="chair" label="Office chair" classes={classes} />
      </TreeItem>
      <TreeItem itemId="electronics" label="Electronics" classes={classes}>
        <TreeItem itemId="monitor" label="Monitor" classes={classes} />
      </TreeItem>
    </SimpleTreeView>
  );
}
