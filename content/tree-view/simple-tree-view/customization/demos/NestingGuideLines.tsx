import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const LinedTreeItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: 15,
    borderInlineStart: `1px dashed ${(theme.vars ?? theme).palette.text.disabled}`,
  },
}));

export default function NestingGuideLines() {
  return (
    <SimpleTreeView
      aria-label="Parts of the west dome"
      defaultExpandedItems={['west-dome', 'refractor']}
      sx={{ minHeight: 160 }}
    >
      <LinedTreeItem itemId="west-dome" label="West dome">
        <LinedTreeItem itemId="refractor" label="Refractor, 180 mm">
          <LinedTreeItem itemId="planet-camera" label="Planet camera" />
          <LinedTreeItem itemId="focuser" label="Focuser" />
        </LinedTreeItem>
        <LinedTreeItem itemId="west-shutter" label="Shutter motor" />
      </LinedTreeItem>
    </SimpleTreeView>
  );
}
