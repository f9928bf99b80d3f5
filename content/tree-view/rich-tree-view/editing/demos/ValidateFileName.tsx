import * as React from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import {
  TreeItem2LabelInput,
  type TreeItem2LabelInputProps,
} from '@mui/x-tree-view/TreeItem2LabelInput';
import { files } from '../../../datasets/files';

function findError(name = '') {
  if (name.trim() === '') {
    return 'Enter a name.';
  }
  return /[\\/:*?"<>|]/.test(name) ? 'Remove \\ / : * ? " < > and |.' : null;
}

function ValidatedInput(props: TreeItem2LabelInputProps) {
  const error = findError(props.value);
  const errorId = React.useId();
  return (
    <Box sx={{ width: '100%' }}>
      <TreeItem2LabelInput
        {...props}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
      />
      {error !== null && (
        <FormHelperText id={errorId} role="alert" error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const slots = { labelInput: ValidatedInput };

function EditableItem(props: TreeItem2Props) {
  const { interactions } = useTreeItem2Utils({ itemId: props.itemId, children: props.children });

  const handleKeyDown = (
    event: React.KeyboardEvent<HTMLInputElement> & TreeViewCancellableEvent,
  ) => {
    if (event.key === 'Enter' && findError(event.currentTarget.value) !== null) {
      event.defaultMuiPrevented = true;
    }
  };
  const handleBlur = (event: React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
    if (findError(event.currentTarget.value) !== null) {
      event.defaultMuiPrevented = true;
      interactions.handleCancelItemLabelEditing(event);
    }
  };

  const labelInput = { 'aria-label': 'Name', onKeyDown: handleKeyDown, onBlur: handleBlur };
  return <TreeItem2 {...props} slots={slots} slotProps={{ labelInput }} />;
}

export default function ValidateFileName() {
  return (
    <Box sx={{ minHeight: 224 }}>
      <RichTreeView
        aria-label="Files with validated names"
        items={files}
        defaultExpandedItems={['reports']}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable
        slots={{ item: EditableItem }}
      />
    </Box>
  );
}
