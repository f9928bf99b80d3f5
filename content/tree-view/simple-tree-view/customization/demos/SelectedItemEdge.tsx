import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const styles = {
  minHeight: 160,
  [`& .${treeItemClasses.content}`]: {
    borderRadius: 0,
    borderInlineStart: '4px solid transparent',
  },
  [`& .${treeItemClasses.content}.${treeItemClasses.selected}`]: {
    borderInlineStartColor: 'primary.main',
  },
  [`& .${treeItemClasses.selected} .${treeItemClasses.label}`]: {
    fontWeight: 'fontWeightBold',
  },
};

export default function SelectedItemEdge() {
  return (
    <SimpleTreeView
      aria-label="Products"
      defaultExpandedItems={['furniture']}
      defaultSelectedItems="chair"
      sx={styles}
    >
      <TreeItem itemId="furniture" label="Furniture">
        <TreeItem itemId="desk" label="Desk" />
        <TreeItem itemId="chair" label="Office chair" />
      </TreeItem>
      <TreeItem itemId="electronics" label="Electronics">
        <TreeItem itemId="monitor" label="Monitor" />
      </TreeItem>
    </SimpleTreeView>
  );
}
