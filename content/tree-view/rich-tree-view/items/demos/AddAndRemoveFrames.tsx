import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

export default function AddAndRemoveFrames() {
  const [count, setCount] = React.useState(2);
  const items = React.useMemo(() => {
    const frames = Array.from({ length: count }, (_, index) => ({
      id: `frame-${index + 1}`,
      label: `m31-00${index + 1}.fits`,
    }));
    return [{ id: 'tonight', label: `Tonight (${count} frames)`, children: frames }];
  }, [count]);

  return (
    <Stack spacing={1} sx={{ minHeight: 231 }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" disabled={count === 5} onClick={() => setCount(count + 1)}>
          Take a frame
        </Button>
        <Button size="small" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Discard the last
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Frames taken tonight"
        items={items}
        defaultExpandedItems={['tonight']}
      />
    </Stack>
  );
}
