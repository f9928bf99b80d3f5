import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from '../../../datasets/files';

export default function PickSeveralFiles() {
  return (
    <Box sx={{ minHeight: 288 }}>
      <RichTreeView
        aria-label="Files to copy"
        items={documents}
        multiSelect
        defaultExpandedItems={['january', 'february']}
        defaultSelectedItems={['invoice-1041', 'invoice-1042']}
      />
    </Box>
  );
}
