import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../datasets/files';

export default function MultiSelectKeyboard() {
  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeView
        aria-label="Files to download"
        multiSelect
        items={files}
        defaultExpandedItems={['reports', 'photos']}
      />
    </Box>
  );
}
