import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments } from '../../../datasets/observatory';

export default function ExpandFromTheIcon() {
  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeView
        aria-label="Instruments, expanded from the arrow"
        items={instruments}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['east-dome']}
      />
    </Box>
  );
}
