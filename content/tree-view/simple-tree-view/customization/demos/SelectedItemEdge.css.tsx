import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const css = `
  .products {
    min-height: 160px;
  }
  .products .MuiTreeItem-content {
    border-radius: 0;
    border-inline-start: 4px solid transparent;
  }
  .products .MuiTreeItem-content.Mui-selected {
    border-inline-start-color: dodgerblue;
  }
  .products .Mui-selected .MuiTreeItem-label {
    font-weight: 700;
  }
`;

export default function SelectedItemEdge() {
  return (
    <div>
      <style>{css}</style>
      <SimpleTreeView
        aria-label="Products"
        defaultExpandedItems={['furniture']}
        defaultSelectedItems="chair"
        className="products"
      >
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desk" label="Desk" />
          <TreeItem itemId="chair" label="Office chair" />
        </TreeItem>
        <TreeItem itemId="electronics" label="Electronics">
          <TreeItem itemId="monitor" label="Monitor" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
