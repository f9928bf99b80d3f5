import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments } from '../../../datasets/observatory';

export default function OpenFromTheStart() {
  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeView
        aria-label="Instruments, west dome open"
        items={instruments}
        defaultExpandedItems={['west-dome', 'refractor', 'radio-field']}
      />
    </Box>
  );
}
