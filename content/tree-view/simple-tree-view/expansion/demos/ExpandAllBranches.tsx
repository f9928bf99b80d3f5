import * as React from 'react';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const parentIds = ['company', 'engineering', 'sales'];

export default function ExpandAllBranches() {
  const [expanded, setExpanded] = React.useState<string[]>(['company']);
  return (
    <div style={{ height: 232, width: '100%' }}>
      <Button
        size="small"
        onClick={() => setExpanded(expanded.length === 0 ? parentIds : [])}
        sx={{ mb: 1 }}
      >
        {expanded.length === 0 ? 'Expand all' : 'Collapse all'}
      </Button>
      <SimpleTreeView
        aria-label="Departments"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="company" label="Company">
          <TreeItem itemId="engineering" label="Engineering">
            <TreeItem itemId="platform" label="Platform" />
            <TreeItem itemId="mobile" label="Mobile" />
          </TreeItem>
          <TreeItem itemId="sales" label="Sales">
            <TreeItem itemId="europe" label="Europe" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
