import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { TreeItem2DragAndDropOverlay } from '@mui/x-tree-view/TreeItem2DragAndDropOverlay';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { files } from '../../../datasets/files';

const ColoredOverlay = styled(TreeItem2DragAndDropOverlay)(({ theme }) => ({
  borderWidth: 3,
  borderColor: (theme.vars ?? theme).palette.primary.main,
}));

const slots = { dragAndDropOverlay: ColoredOverlay };

function ColoredItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={slots} />;
}

export default function ColoredDropOverlay() {
  return (
    <Box sx={{ minHeight: 192 }}>
      <RichTreeViewPro
        aria-label="Files with a colored drop line"
        items={files}
        defaultExpandedItems={['reports']}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        slots={{ item: ColoredItem }}
      />
    </Box>
  );
}
