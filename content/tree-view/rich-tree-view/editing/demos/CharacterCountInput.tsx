import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import {
  TreeItem2LabelInput,
  type TreeItem2LabelInputProps,
} from '@mui/x-tree-view/TreeItem2LabelInput';
import { files } from '../../../datasets/files';

const MAX_LENGTH = 24;

function CountedInput(props: TreeItem2LabelInputProps) {
  const { value = '' } = props;
  return (
    <React.Fragment>
      <TreeItem2LabelInput {...props} maxLength={MAX_LENGTH} />
      <Typography variant="caption">
        {value.length}/{MAX_LENGTH}
      </Typography>
    </React.Fragment>
  );
}

const slots = { labelInput: CountedInput };
const slotProps = { labelInput: { 'aria-label': 'Name' } };

function EditableItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={slots} slotProps={slotProps} />;
}

export default function CharacterCountInput() {
  return (
    <Box sx={{ minHeight: 160, maxWidth: 400 }}>
      <RichTreeView
        aria-label="Files with names of limited length"
        items={files}
        defaultExpandedItems={['reports']}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable
        slots={{ item: EditableItem }}
      />
    </Box>
  );
}
