import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments } from '../../../datasets/observatory';

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
              itemId: 'north-dish',
              keepExistingSelection: true,
            })
          }
        >
          Toggle north dish
        </Button>
        <Button
          size="small"
          onClick={(event) => apiRef.current?.selectItem({ event, itemId: 'south-dish' })}
        >
          Only south dish
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Dishes to combine"
        apiRef={apiRef}
        items={instruments}
        multiSelect
        defaultExpandedItems={['radio-field']}
      />
    </Stack>
  );
}
