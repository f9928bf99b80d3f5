import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { files } from '../../datasets/files';

export default function IndentationInsideRows() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Files in rows of full width"
        items={files}
        defaultExpandedItems={['photos', 'summer']}
        defaultSelectedItems="beach"
        itemChildrenIndentation={24}
        experimentalFeatures={{ indentationAtItemLevel: true }}
        slots={{ item: TreeItem2 }}
      />
    </Box>
  );
}
