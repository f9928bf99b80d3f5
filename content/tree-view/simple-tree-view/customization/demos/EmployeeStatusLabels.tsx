import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface StatusLabelProps {
  name: string;
  status: 'In a meeting' | 'Available' | 'On leave';
}

const colors = {
  'In a meeting': 'primary',
  Available: 'success',
  'On leave': 'default',
} as const;

function StatusLabel({ name, status }: StatusLabelProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      {name}
      <Chip size="small" variant="outlined" color={colors[status]} label={status} />
    </Stack>
  );
}

export default function EmployeeStatusLabels() {
  return (
    <SimpleTreeView
      aria-label="Employees and their status"
      defaultExpandedItems={['engineering']}
      sx={{ minHeight: 192, maxWidth: 400 }}
    >
      <TreeItem itemId="engineering" label="Engineering">
        <TreeItem
          itemId="amina-diallo"
          label={<StatusLabel name="Amina Diallo" status="In a meeting" />}
        />
        <TreeItem
          itemId="jonas-weber"
          label={<StatusLabel name="Jonas Weber" status="On leave" />}
        />
      </TreeItem>
      <TreeItem itemId="support" label="Support">
        <TreeItem
          itemId="omar-farouk"
          label={<StatusLabel name="Omar Farouk" status="Available" />}
        />
        <TreeItem itemId="ida-lund" label={<StatusLabel name="Ida Lund" status="On leave" />} />
      </TreeItem>
    </SimpleTreeView>
  );
}
