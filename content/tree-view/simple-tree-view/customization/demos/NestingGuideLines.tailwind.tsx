import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// The exclamation mark lets a utility win over the styles of the component.
const classes = {
  groupTransition: 'ms-4! border-0! border-s! border-dashed! border-current/40!',
};

export default function NestingGuideLines() {
  return (
    <SimpleTreeView
      aria-label="Elena's team"
      defaultExpandedItems={['elena-rossi', 'kofi-mensah']}
      className="min-h-40"
    >
      <TreeItem itemId="elena-rossi" label="Elena Rossi, Sales" classes={classes}>
        <TreeItem itemId="kofi-mensah" label="Kofi Mensah, Accounts" classes={classes}>
          <TreeItem itemId="yuki-tanaka" label="Yuki Tanaka, Trainee" />
          <TreeItem itemId="tom-baker" label="Tom Baker, Accounts" />
        </TreeItem>
        <TreeItem itemId="paul-novak" label="Paul Novák, Pricing" />
      </TreeItem>
    </SimpleTreeView>
  );
}
