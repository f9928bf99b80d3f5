import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function DepartmentLabel({ name, employees }: { name: string; employees: number }) {
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <span>{name}</span>
      <Chip component="span" size="small" label={`${employees} people`} />
    </Stack>
  );
}

export default function LabelWithCount() {
  return (
    <div style={{ height: 128, width: '100%' }}>
      <SimpleTreeView
        aria-label="Departments and their size"
        defaultExpandedItems={['engineering']}
      >
        <TreeItem
          itemId="engineering"
          label={<DepartmentLabel name="Engineering" employees={64} />}
        >
          <TreeItem itemId="platform" label={<DepartmentLabel name="Platform" employees={12} />} />
          <TreeItem itemId="mobile" label={<DepartmentLabel name="Mobile" employees={18} />} />
          <TreeItem itemId="quality" label={<DepartmentLabel name="Quality" employees={34} />} />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
