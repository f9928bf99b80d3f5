import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { archive } from '../../../datasets/observatory';

export default function PickSeveralFiles() {
  return (
    <Box sx={{ minHeight: 288 }}>
      <RichTreeView
        aria-label="Files to copy"
        items={archive}
        multiSelect
        defaultExpandedItems={['march-12', 'march-13']}
        defaultSelectedItems={['m31-001', 'm31-002']}
      />
    </Box>
  );
}
