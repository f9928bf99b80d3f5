import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { files } from '../../../datasets/files';

type BlurEvent = React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent;

function EditableItem(props: TreeItem2Props) {
  const { interactions } = useTreeItem2Utils({ itemId: props.itemId, children: props.children });

  const handleBlur = (event: BlurEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleCancelItemLabelEditing(event);
  };

  return (
    <TreeItem2
      {...props}
      slotProps={{ labelInput: { 'aria-label': 'Name', onBlur: handleBlur } }}
    />
  );
}

export default function DiscardOnBlur() {
  return (
    <Box sx={{ minHeight: 160 }}>
      <RichTreeView
        aria-label="Files that keep their name on blur"
        items={files}
        defaultExpandedItems={['reports']}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable
        slots={{ item: EditableItem }}
      />
    </Box>
  );
}
