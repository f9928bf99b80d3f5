import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// The exclamation mark lets a utility win over the styles of the component.
const classes = {
  groupTransition: 'ms-4! border-0! border-s! border-dashed! border-current/40!',
};

export default function NestingGuideLines() {
  return (
    <SimpleTreeView
      aria-label="Parts of the west dome"
      defaultExpandedItems={['west-dome', 'refractor']}
      className="min-h-40"
    >
      <TreeItem itemId="west-dome" label="West dome" classes={classes}>
        <TreeItem itemId="refractor" label="Refractor, 180 mm" classes={classes}>
          <TreeItem itemId="planet-camera" label="Planet camera" />
          <TreeItem itemId="focuser" label="Focuser" />
        </TreeItem>
        <TreeItem itemId="west-shutter" label="Shutter motor" />
      </TreeItem>
    </SimpleTreeView>
  );
}
