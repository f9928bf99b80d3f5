import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { archive } from '../../../datasets/observatory';

const allFrames = archive
  .flatMap((night) => night.children ?? [])
  .filter((file) => file.kind === 'frame')
  .map((file) => file.id);

export default function ControlTheSelection() {
  const [selected, setSelected] = React.useState<string[]>([]);
  return (
    <Stack spacing={1} sx={{ minHeight: 391 }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => setSelected(allFrames)}>
          All frames
        </Button>
        <Button size="small" disabled={selected.length === 0} onClick={() => setSelected([])}>
          Clear {selected.length}
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Frames to stack"
        items={archive}
        multiSelect
        defaultExpandedItems={['march-12', 'march-13', 'march-14']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids)}
      />
    </Stack>
  );
}
