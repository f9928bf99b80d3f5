import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments } from '../../../datasets/observatory';

export default function ExpandThroughApi() {
  const apiRef = useTreeViewApiRef();
  return (
    <Stack spacing={1} sx={{ minHeight: 231 }}>
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          onClick={(event) => apiRef.current?.setItemExpansion(event, 'radio-field', true)}
        >
          Open radio field
        </Button>
        <Button
          size="small"
          onClick={(event) => apiRef.current?.setItemExpansion(event, 'radio-field', false)}
        >
          Close it
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Instruments opened by buttons"
        apiRef={apiRef}
        items={instruments}
      />
    </Stack>
  );
}
