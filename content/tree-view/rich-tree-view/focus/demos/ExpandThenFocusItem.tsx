import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../datasets/files';

export default function ExpandThenFocusItem() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [request, setRequest] = React.useState<React.MouseEvent | null>(null);

  React.useEffect(() => {
    if (request !== null) {
      apiRef.current?.focusItem(request, 'mountains');
    }
  }, [apiRef, request]);

  const revealMountains = (event: React.MouseEvent) => {
    setExpanded((ids) => [...new Set([...ids, 'photos', 'summer'])]);
    setRequest(event);
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 263, alignItems: 'flex-start' }}>
      <Button size="small" onClick={revealMountains}>
        Show Mountains.jpg
      </Button>
      <RichTreeView
        aria-label="Files to reveal"
        apiRef={apiRef}
        items={files}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
