import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OneWingAtATime() {
  const [open, setOpen] = React.useState<string[]>(['fiction']);
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView
        aria-label="Lending library"
        expandedItems={open}
        onItemExpansionToggle={(_event, itemId, isExpanded) => setOpen(isExpanded ? [itemId] : [])}
      >
        <TreeItem itemId="fiction" label="Fiction">
          <TreeItem itemId="crime" label="Crime" />
          <TreeItem itemId="fantasy" label="Fantasy" />
        </TreeItem>
        <TreeItem itemId="science" label="Science">
          <TreeItem itemId="astronomy" label="Astronomy" />
          <TreeItem itemId="botany" label="Botany" />
        </TreeItem>
        <TreeItem itemId="arts" label="Arts">
          <TreeItem itemId="printmaking" label="Printmaking" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
