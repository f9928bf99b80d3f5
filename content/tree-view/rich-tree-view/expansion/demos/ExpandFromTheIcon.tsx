import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees } from '../../../datasets/employees';

export default function ExpandFromTheIcon() {
  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeView
        aria-label="Teams, expanded from the arrow"
        items={employees}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['priya-raman']}
      />
    </Box>
  );
}
