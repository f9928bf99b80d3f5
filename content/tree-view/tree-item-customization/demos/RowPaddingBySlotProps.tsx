import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { files } from '../../datasets/files';

const slotProps = {
  content: { style: { paddingBlock: 8 } },
  label: { style: { fontSize: '0.875rem' } },
};

function RoomyItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slotProps={slotProps} />;
}

export default function RowPaddingBySlotProps() {
  return (
    <Box sx={{ minHeight: 200 }}>
      <RichTreeView
        aria-label="Files in taller rows"
        items={files}
        defaultExpandedItems={['reports']}
        slots={{ item: RoomyItem }}
      />
    </Box>
  );
}
