import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../datasets/files';

export default function FocusItemFromButton() {
  const apiRef = useTreeViewApiRef();
  return (
    <Stack spacing={1} sx={{ minHeight: 199, alignItems: 'flex-start' }}>
      <Button size="small" onClick={(event) => apiRef.current?.focusItem(event, 'budget')}>
        Focus the budget
      </Button>
      <RichTreeView
        aria-label="Files to focus"
        apiRef={apiRef}
        items={files}
        defaultExpandedItems={['reports']}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
