import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { files } from '../../../datasets/files';

const slotProps = { labelInput: { 'aria-label': 'Name' } };

function EditableItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slotProps={slotProps} />;
}

export default function EditFileNames() {
  return (
    <Box sx={{ minHeight: 192 }}>
      <RichTreeView
        aria-label="Files to rename"
        items={files}
        defaultExpandedItems={['reports']}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable
        slots={{ item: EditableItem }}
      />
    </Box>
  );
}
