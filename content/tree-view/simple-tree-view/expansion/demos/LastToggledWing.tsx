import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastToggledWing() {
  const [message, setMessage] = React.useState('Expand or collapse an item.');
  return (
    <div style={{ height: 192, width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ height: 32, color: 'text.secondary' }}>
        {message}
      </Typography>
      <SimpleTreeView
        aria-label="Audio archive"
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setMessage(`${itemId} ${isExpanded ? 'expanded' : 'collapsed'}`)
        }
      >
        <TreeItem itemId="radio-plays" label="Radio plays">
          <TreeItem itemId="lighthouse" label="The lighthouse keeper" />
          <TreeItem itemId="last-ferry" label="The last ferry" />
        </TreeItem>
        <TreeItem itemId="field-recordings" label="Field recordings">
          <TreeItem itemId="bell-frogs" label="Bell frogs" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
