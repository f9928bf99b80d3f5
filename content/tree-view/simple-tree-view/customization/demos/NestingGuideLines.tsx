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
      aria-label="Elena's team"
      defaultExpandedItems={['elena-rossi', 'kofi-mensah']}
      sx={{ minHeight: 160 }}
    >
      <LinedTreeItem itemId="elena-rossi" label="Elena Rossi, Sales">
        <LinedTreeItem itemId="kofi-mensah" label="Kofi Mensah, Accounts">
          <LinedTreeItem itemId="yuki-tanaka" label="Yuki Tanaka, Trainee" />
          <LinedTreeItem itemId="tom-baker" label="Tom Baker, Accounts" />
        </LinedTreeItem>
        <LinedTreeItem itemId="paul-novak" label="Paul Novák, Pricing" />
      </LinedTreeItem>
    </SimpleTreeView>
  );
}
