import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files } from '../../datasets/files';

function CalmItem(props: TreeItemProps) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <TreeItem {...props} slotProps={reducedMotion ? { groupTransition: { timeout: 0 } } : {}} />
  );
}

export default function ReducedMotionTree() {
  return (
    <Box sx={{ minHeight: 192 }}>
      <RichTreeView
        aria-label="Files that open without motion"
        items={files}
        slots={{ item: CalmItem }}
      />
    </Box>
  );
}
