import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../datasets/files';

export default function RenameFromButton() {
  const apiRef = useTreeViewApiRef();
  const [change, setChange] = React.useState('none yet');
  return (
    <Stack spacing={1} sx={{ minHeight: 227, alignItems: 'flex-start' }}>
      <Button
        size="small"
        onClick={() => apiRef.current?.updateItemLabel('budget', 'Budget (final).xlsx')}
      >
        Mark the budget as final
      </Button>
      <RichTreeView
        aria-label="Files renamed from a button"
        apiRef={apiRef}
        items={files}
        defaultExpandedItems={['reports']}
        onItemLabelChange={(itemId, label) => setChange(`${itemId}, ${label}`)}
        sx={{ width: '100%' }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        Last change: {change}
      </Typography>
    </Stack>
  );
}
