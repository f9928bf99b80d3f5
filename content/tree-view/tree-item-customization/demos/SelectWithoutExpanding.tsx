import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { files } from '../../datasets/files';

function ignoreClick(event: React.MouseEvent & TreeViewCancellableEvent) {
  event.defaultMuiPrevented = true;
}

function SplitItem(props: TreeItem2Props) {
  const { interactions } = useTreeItem2Utils({ itemId: props.itemId, children: props.children });
  return (
    <TreeItem2
      {...props}
      slotProps={{
        content: { onClick: ignoreClick },
        iconContainer: { onClick: interactions.handleExpansion },
        label: { onClick: interactions.handleSelection },
      }}
    />
  );
}

export default function SelectWithoutExpanding() {
  return (
    <Box sx={{ minHeight: 192 }}>
      <RichTreeView
        aria-label="Files: icons expand, labels select"
        items={files}
        slots={{ item: SplitItem }}
      />
    </Box>
  );
}
