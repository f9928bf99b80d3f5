import * as React from 'react';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const parentIds = ['stacks', 'ground-level', 'loft'];

export default function ExpandAllWings() {
  const [expanded, setExpanded] = React.useState<string[]>(['stacks']);
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
        aria-label="Book stacks"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="stacks" label="Stacks">
          <TreeItem itemId="ground-level" label="Ground level">
            <TreeItem itemId="history" label="History" />
            <TreeItem itemId="geology" label="Geology" />
          </TreeItem>
          <TreeItem itemId="loft" label="Loft">
            <TreeItem itemId="theses" label="Theses" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
