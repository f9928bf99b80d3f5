import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastToggledBranch() {
  const [message, setMessage] = React.useState('Expand or collapse an item.');
  return (
    <div style={{ height: 192, width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ height: 32, color: 'text.secondary' }}>
        {message}
      </Typography>
      <SimpleTreeView
        aria-label="Shared drive"
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setMessage(`${itemId} ${isExpanded ? 'expanded' : 'collapsed'}`)
        }
      >
        <TreeItem itemId="reports" label="Reports">
          <TreeItem itemId="annual-report" label="Annual report.pdf" />
          <TreeItem itemId="budget" label="Budget.xlsx" />
        </TreeItem>
        <TreeItem itemId="contracts" label="Contracts">
          <TreeItem itemId="lease" label="Lease.pdf" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
