import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { files, type FileItem } from '../../../datasets/files';

const isLeaf = (item: FileItem) => item.children === undefined;

const slotProps = { labelInput: { 'aria-label': 'File name' } };

function EditableItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slotProps={slotProps} />;
}

export default function EditLeavesOnly() {
  return (
    <Box sx={{ minHeight: 192 }}>
      <RichTreeView
        aria-label="Files to rename, but no folders"
        items={files}
        defaultExpandedItems={['reports']}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable={isLeaf}
        slots={{ item: EditableItem }}
      />
    </Box>
  );
}
