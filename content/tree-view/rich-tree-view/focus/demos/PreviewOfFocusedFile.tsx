import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files, type FileItem } from '../../../datasets/files';

export default function PreviewOfFocusedFile() {
  const apiRef = useTreeViewApiRef();
  const [file, setFile] = React.useState<FileItem | null>(null);
  return (
    <Stack spacing={1} sx={{ minHeight: 188 }}>
      <RichTreeView
        aria-label="Files to preview"
        apiRef={apiRef}
        items={files}
        defaultExpandedItems={['reports']}
        onItemFocus={(_event, itemId) => setFile(apiRef.current?.getItem(itemId) ?? null)}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {file === null ? 'Focus a file.' : `${file.label} (${file.kind})`}
      </Typography>
    </Stack>
  );
}
