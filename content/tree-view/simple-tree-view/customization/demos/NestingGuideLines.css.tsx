import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const css = `
  .org-chart {
    min-height: 160px;
  }
  .org-chart .MuiTreeItem-groupTransition {
    margin-inline-start: 15px;
    border-inline-start: 1px dashed color-mix(in srgb, currentColor 40%, transparent);
  }
`;

export default function NestingGuideLines() {
  return (
    <div>
      <style>{css}</style>
      <SimpleTreeView
        aria-label="Elena's team"
        defaultExpandedItems={['elena-rossi', 'kofi-mensah']}
        className="org-chart"
      >
        <TreeItem itemId="elena-rossi" label="Elena Rossi, Sales">
          <TreeItem itemId="kofi-mensah" label="Kofi Mensah, Accounts">
            <TreeItem itemId="yuki-tanaka" label="Yuki Tanaka, Trainee" />
            <TreeItem itemId="tom-baker" label="Tom Baker, Accounts" />
          </TreeItem>
          <TreeItem itemId="paul-novak" label="Paul Novák, Pricing" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
