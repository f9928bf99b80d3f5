import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees } from '../../../datasets/employees';

export default function ExpandThroughApi() {
  const apiRef = useTreeViewApiRef();
  return (
    <Stack spacing={1} sx={{ minHeight: 231 }}>
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          onClick={(event) => apiRef.current?.setItemExpansion(event, 'sara-haddad', true)}
        >
          Open Sara's team
        </Button>
        <Button
          size="small"
          onClick={(event) => apiRef.current?.setItemExpansion(event, 'sara-haddad', false)}
        >
          Close it
        </Button>
      </Stack>
      <RichTreeView aria-label="Teams opened by buttons" apiRef={apiRef} items={employees} />
    </Stack>
  );
}
