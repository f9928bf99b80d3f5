import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const files = ['invoice-1041.pdf', 'invoice-1042.pdf', 'invoice-1043.pdf'];

interface FileLabelProps {
  name: string;
  onDownload: () => void;
}

function FileLabel({ name, onDownload }: FileLabelProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      {name}
      <IconButton
        aria-label={`Download ${name}`}
        onClick={(event) => {
          event.stopPropagation();
          onDownload();
        }}
        onKeyDown={(event) => event.stopPropagation()}
        sx={{ p: 0.25 }}
      >
        <DownloadIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

export default function FileDownloadButtons() {
  const [queue, setQueue] = React.useState(0);
  return (
    <Box sx={{ height: 160, maxWidth: 400 }}>
      <SimpleTreeView aria-label="Invoices to download" defaultExpandedItems={['january']}>
        <TreeItem itemId="january" label="January">
          {files.map((name) => (
            <TreeItem
              key={name}
              itemId={name}
              label={<FileLabel name={name} onDownload={() => setQueue(queue + 1)} />}
            />
          ))}
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" variant="body2" sx={{ pt: 1, color: 'text.secondary' }}>
        Downloads started: {queue}
      </Typography>
    </Box>
  );
}
