import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../datasets/files';

export default function SingleSelectKeyboard() {
  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeView aria-label="Shared files" items={files} defaultExpandedItems={['photos']} />
    </Box>
  );
}
