import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusFromButtons() {
  const apiRef = useTreeViewApiRef();
  return (
    <Stack spacing={1} sx={{ minHeight: 199 }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={(event) => apiRef.current?.focusItem(event, 'budget')}>
          Focus the budget
        </Button>
        <Button size="small" onClick={(event) => apiRef.current?.focusItem(event, 'portrait')}>
          Focus the portrait
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Files to focus"
        apiRef={apiRef}
        defaultExpandedItems={['reports']}
      >
        <TreeItem itemId="reports" label="Reports">
          <TreeItem itemId="annual-report" label="Annual report.pdf" />
          <TreeItem itemId="budget" label="Budget.xlsx" />
        </TreeItem>
        <TreeItem itemId="photos" label="Photos">
          <TreeItem itemId="portrait" label="Portrait.jpg" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
