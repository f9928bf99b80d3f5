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
      aria-label="Telescopes"
      defaultExpandedItems={['optical']}
      defaultSelectedItems="reflector"
      sx={styles}
    >
      <TreeItem itemId="optical" label="Optical telescopes">
        <TreeItem itemId="refractor" label="Refractor, 180 mm" />
        <TreeItem itemId="reflector" label="Reflector, 600 mm" />
      </TreeItem>
      <TreeItem itemId="radio" label="Radio telescopes">
        <TreeItem itemId="north-dish" label="North dish" />
      </TreeItem>
    </SimpleTreeView>
  );
}
