import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

export default function AddAndRemoveFiles() {
  const [count, setCount] = React.useState(2);
  const items = React.useMemo(() => {
    const drafts = Array.from({ length: count }, (_, index) => ({
      id: `draft-${index + 1}`,
      label: `Draft ${index + 1}.docx`,
    }));
    return [{ id: 'drafts', label: `Drafts (${count})`, children: drafts }];
  }, [count]);

  return (
    <Stack spacing={1} sx={{ minHeight: 231 }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" disabled={count === 5} onClick={() => setCount(count + 1)}>
          Add a draft
        </Button>
        <Button size="small" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove the last
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Drafts of a report"
        items={items}
        defaultExpandedItems={['drafts']}
      />
    </Stack>
  );
}
