import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const css = `
  .telescopes {
    min-height: 160px;
  }
  .telescopes .MuiTreeItem-content {
    border-radius: 0;
    border-inline-start: 4px solid transparent;
  }
  .telescopes .MuiTreeItem-content.Mui-selected {
    border-inline-start-color: dodgerblue;
  }
  .telescopes .Mui-selected .MuiTreeItem-label {
    font-weight: 700;
  }
`;

export default function SelectedItemEdge() {
  return (
    <div>
      <style>{css}</style>
      <SimpleTreeView
        aria-label="Telescopes"
        defaultExpandedItems={['optical']}
        defaultSelectedItems="reflector"
        className="telescopes"
      >
        <TreeItem itemId="optical" label="Optical telescopes">
          <TreeItem itemId="refractor" label="Refractor, 180 mm" />
          <TreeItem itemId="reflector" label="Reflector, 600 mm" />
        </TreeItem>
        <TreeItem itemId="radio" label="Radio telescopes">
          <TreeItem itemId="north-dish" label="North dish" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
