import Box from '@mui/material/Box';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { documents, type DocumentItem } from '../../../datasets/files';

type Props = RichTreeViewProProps<DocumentItem, undefined>;

const folderIds = documents.map((folder) => folder.id);

const isItemReorderable: Props['isItemReorderable'] = (itemId) => !folderIds.includes(itemId);

const staysInItsFolder: Props['canMoveItemToNewPosition'] = ({ oldPosition, newPosition }) =>
  oldPosition.parentId === newPosition.parentId;

export default function ReorderWithinOneFolder() {
  return (
    <Box sx={{ minHeight: 288 }}>
      <RichTreeViewPro
        aria-label="Files to reorder within their folder"
        items={documents}
        defaultExpandedItems={['january', 'february']}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        isItemReorderable={isItemReorderable}
        canMoveItemToNewPosition={staysInItsFolder}
      />
    </Box>
  );
}
