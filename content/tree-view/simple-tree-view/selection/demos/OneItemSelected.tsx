import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OneItemSelected() {
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView
        aria-label="Shared drive"
        defaultExpandedItems={['reports']}
        defaultSelectedItems="annual-report"
      >
        <TreeItem itemId="reports" label="Reports">
          <TreeItem itemId="annual-report" label="Annual report.pdf" />
          <TreeItem itemId="budget" label="Budget.xlsx" />
        </TreeItem>
        <TreeItem itemId="photos" label="Photos">
          <TreeItem itemId="portrait" label="Portrait.jpg" />
        </TreeItem>
        <TreeItem itemId="notes" label="Notes.txt" />
      </SimpleTreeView>
    </div>
  );
}
