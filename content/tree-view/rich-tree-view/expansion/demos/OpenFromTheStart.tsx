import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees } from '../../../datasets/employees';

export default function OpenFromTheStart() {
  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeView
        aria-label="Teams, two of them open"
        items={employees}
        defaultExpandedItems={['elena-rossi', 'kofi-mensah', 'sara-haddad']}
      />
    </Box>
  );
}
