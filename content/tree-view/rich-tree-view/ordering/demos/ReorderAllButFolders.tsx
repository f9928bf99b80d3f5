import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { files } from '../../../datasets/files';

const folderIds = ['reports', 'photos', 'summer'];

const isFile = (itemId: string) => !folderIds.includes(itemId);

export default function ReorderAllButFolders() {
  return (
    <Box sx={{ minHeight: 224 }}>
      <RichTreeViewPro
        aria-label="Files to reorder, with fixed folders"
        items={files}
        defaultExpandedItems={['reports', 'photos']}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        isItemReorderable={isFile}
      />
    </Box>
  );
}
