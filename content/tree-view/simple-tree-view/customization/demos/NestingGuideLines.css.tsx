import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const css = `
  .west-dome {
    min-height: 160px;
  }
  .west-dome .MuiTreeItem-groupTransition {
    margin-inline-start: 15px;
    border-inline-start: 1px dashed color-mix(in srgb, currentColor 40%, transparent);
  }
`;

export default function NestingGuideLines() {
  return (
    <div>
      <style>{css}</style>
      <SimpleTreeView
        aria-label="Parts of the west dome"
        defaultExpandedItems={['west-dome', 'refractor']}
        className="west-dome"
      >
        <TreeItem itemId="west-dome" label="West dome">
          <TreeItem itemId="refractor" label="Refractor, 180 mm">
            <TreeItem itemId="planet-camera" label="Planet camera" />
            <TreeItem itemId="focuser" label="Focuser" />
          </TreeItem>
          <TreeItem itemId="west-shutter" label="Shutter motor" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
