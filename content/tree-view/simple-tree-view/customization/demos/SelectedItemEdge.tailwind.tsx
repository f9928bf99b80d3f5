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
      aria-label="Telescopes"
      defaultExpandedItems={['optical']}
      defaultSelectedItems="reflector"
      className="min-h-40"
    >
      <TreeItem itemId="optical" label="Optical telescopes" classes={classes}>
        <TreeItem itemId="refractor" label="Refractor, 180 mm" classes={classes} />
        <TreeItem itemId="reflector" label="Reflector, 600 mm" classes={classes} />
      </TreeItem>
      <TreeItem itemId="radio" label="Radio telescopes" classes={classes}>
        <TreeItem itemId="north-dish" label="North dish" classes={classes} />
      </TreeItem>
    </SimpleTreeView>
  );
}
