import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2DragAndDropOverlay } from '@mui/x-tree-view/TreeItem2DragAndDropOverlay';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { files } from '../../../datasets/files';

function HandleItem({ id, itemId, label, children }: TreeItem2Props) {
  const item = useTreeItem2({ id, itemId, label, children });
  const { draggable, onDragStart, ...rootProps } = item.getRootProps();
  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...rootProps}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Label {...item.getLabelProps()} />
          <Box
            className="drag-handle"
            draggable={draggable}
            onDragStart={onDragStart}
            sx={{ display: 'flex', cursor: 'grab' }}
          >
            <DragIndicatorIcon fontSize="small" color="action" />
          </Box>
          <TreeItem2DragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItem2Content>
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
}

export default function ReorderFromDragHandle() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Files with drag handles"
        items={files}
        defaultExpandedItems={['reports', 'photos']}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        slots={{ item: HandleItem }}
      />
    </Box>
  );
}
