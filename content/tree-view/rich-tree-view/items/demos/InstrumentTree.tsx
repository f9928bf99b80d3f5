import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments } from '../../../datasets/observatory';

export default function InstrumentTree() {
  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeView
        aria-label="Instruments"
        items={instruments}
        defaultExpandedItems={['east-dome', 'reflector']}
      />
    </Box>
  );
}
