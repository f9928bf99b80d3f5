import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { files, type FileItem } from '../../../datasets/files';

interface LoggedTreeViewProps extends RichTreeViewProps<FileItem, undefined> {
  onLog: (message: string) => void;
}

function LoggedTreeView({ onLog, onExpandedItemsChange, ...other }: LoggedTreeViewProps) {
  const handleExpandedItemsChange: typeof onExpandedItemsChange = (event, itemIds) => {
    onExpandedItemsChange?.(event, itemIds);
    onLog(`Expanded: ${itemIds.join(', ')}`);
  };
  return <RichTreeView {...other} onExpandedItemsChange={handleExpandedItemsChange} />;
}

export default function WrapperThatLogs() {
  const [message, setMessage] = React.useState('Expand a folder.');
  return (
    <Stack spacing={1} sx={{ minHeight: 188 }}>
      <LoggedTreeView
        aria-label="Files with a log of the expansion"
        items={files}
        defaultExpandedItems={['reports']}
        onLog={setMessage}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {message}
      </Typography>
    </Stack>
  );
}
