import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, TreeItem2Label, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import {
  TreeItem2LabelInput,
  type TreeItem2LabelInputProps,
} from '@mui/x-tree-view/TreeItem2LabelInput';
import { files } from '../../../datasets/files';

type Utils = ReturnType<typeof useTreeItem2Utils>;

const ItemContext = React.createContext<Utils['interactions'] | null>(null);

function ItemButton({ onClick, ...other }: IconButtonProps) {
  const handleClick = (event: React.MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    onClick?.(event);
  };
  return (
    <IconButton
      {...other}
      size="small"
      onClick={handleClick}
      onKeyDown={(event) => event.stopPropagation()}
      sx={{ p: 0.25 }}
    />
  );
}

function LabelWithButton({ children, ...other }: React.ComponentPropsWithoutRef<'div'>) {
  const interactions = React.useContext(ItemContext);
  return (
    <TreeItem2Label {...other}>
      {children}
      <ItemButton aria-label={`Rename ${children}`} onClick={interactions?.toggleItemEditing}>
        <EditIcon fontSize="inherit" />
      </ItemButton>
    </TreeItem2Label>
  );
}

function InputWithButtons(props: TreeItem2LabelInputProps) {
  const interactions = React.useContext(ItemContext);
  const { value = '' } = props;
  return (
    <React.Fragment>
      <TreeItem2LabelInput {...props} />
      <ItemButton
        aria-label="Save"
        disabled={value === ''}
        onClick={(event) => interactions?.handleSaveItemLabel(event, value)}
      >
        <CheckIcon fontSize="inherit" />
      </ItemButton>
      <ItemButton
        aria-label="Cancel"
        onClick={(event) => interactions?.handleCancelItemLabelEditing(event)}
      >
        <CloseIcon fontSize="inherit" />
      </ItemButton>
    </React.Fragment>
  );
}

const preventDefaultReaction = (event: React.SyntheticEvent & TreeViewCancellableEvent) => {
  event.defaultMuiPrevented = true;
};

const slots = { label: LabelWithButton, labelInput: InputWithButtons };
const slotProps = {
  label: { onDoubleClick: preventDefaultReaction },
  labelInput: { 'aria-label': 'Name', onBlur: preventDefaultReaction },
};

function EditableItem(props: TreeItem2Props) {
  const { interactions } = useTreeItem2Utils({ itemId: props.itemId, children: props.children });
  return (
    <ItemContext.Provider value={interactions}>
      <TreeItem2 {...props} slots={slots} slotProps={slotProps} />
    </ItemContext.Provider>
  );
}

export default function EditFromIconButton() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 400 }}>
      <RichTreeView
        aria-label="Files with rename buttons"
        items={files}
        defaultExpandedItems={['reports']}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable
        slots={{ item: EditableItem }}
      />
    </Box>
  );
}
