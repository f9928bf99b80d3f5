import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import { files } from '../../datasets/files';

function StatusItem({ id, itemId, label, children }: TreeItem2Props) {
  const item = useTreeItem2({ id, itemId, label, children });
  const { expanded, selected, focused } = item.status;
  const words = [expanded && 'expanded', selected && 'selected', focused && 'focused'];
  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Label {...item.getLabelProps()} />
          <Typography variant="body2" sx={{ flexShrink: 0 }}>
            {words.filter(Boolean).join(', ')}
          </Typography>
        </TreeItem2Content>
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
}

export default function ItemStatusBesideLabel() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 440 }}>
      <RichTreeView
        aria-label="Files and the status of their items"
        items={files}
        defaultExpandedItems={['reports']}
        defaultSelectedItems="budget"
        slots={{ item: StatusItem }}
      />
    </Box>
  );
}
