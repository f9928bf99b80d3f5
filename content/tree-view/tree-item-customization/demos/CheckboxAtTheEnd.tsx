import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { files } from '../../datasets/files';

const slotProps = { checkbox: { style: { order: 1 } } };

function CheckedItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slotProps={slotProps} />;
}

export default function CheckboxAtTheEnd() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Files with a checkbox at the end"
        multiSelect
        checkboxSelection
        items={files}
        defaultExpandedItems={['reports']}
        defaultSelectedItems={['budget']}
        slots={{ item: CheckedItem }}
      />
    </Box>
  );
}
