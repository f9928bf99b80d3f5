import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees, type EmployeeItem } from '../../../datasets/employees';

function getParentIds(items: readonly EmployeeItem[]): string[] {
  return items.flatMap(({ id, children }) =>
    children?.length ? [id, ...getParentIds(children)] : [],
  );
}

const parentIds = getParentIds(employees);

export default function ExpandEveryTeam() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  return (
    <Stack spacing={1} sx={{ minHeight: 423 }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => setExpanded(parentIds)}>
          Expand all
        </Button>
        <Button size="small" onClick={() => setExpanded([])}>
          Collapse all
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Teams to expand and collapse"
        items={employees}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      />
    </Stack>
  );
}
