import Box from '@mui/material/Box';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { files, type FileItem } from '../../../datasets/files';

type CanMove = RichTreeViewProProps<FileItem, undefined>['canMoveItemToNewPosition'];

const folderIds = ['reports', 'photos', 'summer'];

const staysInFolders: CanMove = ({ newPosition: { parentId } }) =>
  parentId === null || folderIds.includes(parentId);

export default function MoveIntoFoldersOnly() {
  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeViewPro
        aria-label="Files to move between folders"
        items={files}
        defaultExpandedItems={['reports', 'photos']}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        canMoveItemToNewPosition={staysInFolders}
      />
    </Box>
  );
}
