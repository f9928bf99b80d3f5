import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { files } from '../../datasets/files';

export default function KeyboardFocusOutline() {
  return (
    <Box sx={{ minHeight: 192 }}>
      <RichTreeView
        aria-label="Files with a focus outline"
        items={files}
        defaultExpandedItems={['photos']}
        sx={{
          [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: '-2px',
          },
        }}
      />
    </Box>
  );
}
