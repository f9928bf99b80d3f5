import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees } from '../../../datasets/employees';

export default function PickOneEmployee() {
  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeView
        aria-label="Employee to assign"
        items={employees}
        defaultExpandedItems={['priya-raman', 'lucas-silva']}
        defaultSelectedItems="amina-diallo"
      />
    </Box>
  );
}
