import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { files } from '../../../datasets/files';

export default function ReorderFiles() {
  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeViewPro
        aria-label="Files to reorder"
        items={files}
        defaultExpandedItems={['reports', 'photos']}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
      />
    </Box>
  );
}
