import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments } from '../../../datasets/observatory';

export default function PickOneInstrument() {
  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeView
        aria-label="Instrument to use"
        items={instruments}
        defaultExpandedItems={['east-dome', 'reflector']}
        defaultSelectedItems="spectrograph"
      />
    </Box>
  );
}
