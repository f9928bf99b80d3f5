import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees } from '../../../datasets/employees';

export default function SelectThroughApi() {
  const apiRef = useTreeViewApiRef();
  return (
    <Stack spacing={1} sx={{ minHeight: 231 }}>
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          onClick={(event) =>
            apiRef.current?.selectItem({
              event,
              itemId: 'omar-farouk',
              keepExistingSelection: true,
            })
          }
        >
          Toggle Omar
        </Button>
        <Button
          size="small"
          onClick={(event) => apiRef.current?.selectItem({ event, itemId: 'ida-lund' })}
        >
          Only Ida
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Employees to notify"
        apiRef={apiRef}
        items={employees}
        multiSelect
        defaultExpandedItems={['sara-haddad']}
      />
    </Stack>
  );
}
