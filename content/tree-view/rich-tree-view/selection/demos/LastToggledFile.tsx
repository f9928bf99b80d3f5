import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from '../../../datasets/files';

export default function LastToggledFile() {
  const [lines, setLines] = React.useState<string[]>([]);

  const handleToggle = (_event: React.SyntheticEvent, itemId: string, isSelected: boolean) => {
    const line = `${isSelected ? 'Selected' : 'Deselected'} ${itemId}`;
    setLines((current) => [line, ...current].slice(0, 3));
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 260 }}>
      <RichTreeView
        aria-label="Files whose changes are listed"
        items={documents}
        multiSelect
        defaultExpandedItems={['january']}
        onItemSelectionToggle={handleToggle}
      />
      <Typography
        variant="body2"
        role="status"
        sx={{ height: 60, whiteSpace: 'pre-line', color: 'text.secondary' }}
      >
        {lines.length > 0 ? lines.join('\n') : 'No change so far.'}
      </Typography>
    </Stack>
  );
}
