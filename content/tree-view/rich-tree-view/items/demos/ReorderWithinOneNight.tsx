import Box from '@mui/material/Box';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { archive, type ArchiveItem } from '../../../datasets/observatory';

type Props = RichTreeViewProProps<ArchiveItem, undefined>;

const nightIds = archive.map((night) => night.id);

const isItemReorderable: Props['isItemReorderable'] = (itemId) => !nightIds.includes(itemId);

const staysInItsNight: Props['canMoveItemToNewPosition'] = ({ oldPosition, newPosition }) =>
  oldPosition.parentId === newPosition.parentId;

export default function ReorderWithinOneNight() {
  return (
    <Box sx={{ minHeight: 288 }}>
      <RichTreeViewPro
        aria-label="Files to reorder within their night"
        items={archive}
        defaultExpandedItems={['march-12', 'march-13']}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        isItemReorderable={isItemReorderable}
        canMoveItemToNewPosition={staysInItsNight}
      />
    </Box>
  );
}
