import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, TreeItem2Content, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { files } from '../../datasets/files';

const EdgeContent = styled(TreeItem2Content)(({ theme, status }) => ({
  borderInlineStart: '4px solid',
  borderColor: status.expanded ? (theme.vars ?? theme).palette.primary.main : 'transparent',
}));

const slots = { content: EdgeContent };

function EdgeItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={slots} />;
}

export default function EdgeOnExpandedRows() {
  return (
    <Box sx={{ minHeight: 224 }}>
      <RichTreeView
        aria-label="Files with an edge on open folders"
        items={files}
        defaultExpandedItems={['photos', 'summer']}
        slots={{ item: EdgeItem }}
      />
    </Box>
  );
}
