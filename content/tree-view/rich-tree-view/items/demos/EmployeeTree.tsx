import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees } from '../../../datasets/employees';

export default function EmployeeTree() {
  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeView
        aria-label="Employees"
        items={employees}
        defaultExpandedItems={['priya-raman', 'lucas-silva']}
      />
    </Box>
  );
}
