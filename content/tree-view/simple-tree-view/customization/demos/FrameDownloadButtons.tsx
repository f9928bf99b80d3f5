import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const frames = ['m31-001.fits', 'm31-002.fits', 'm31-003.fits'];

interface FrameLabelProps {
  name: string;
  onDownload: () => void;
}

function FrameLabel({ name, onDownload }: FrameLabelProps) {
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

export default function FrameDownloadButtons() {
  const [queue, setQueue] = React.useState(0);
  return (
    <Box sx={{ height: 160, maxWidth: 400 }}>
      <SimpleTreeView aria-label="Frames to download" defaultExpandedItems={['m31']}>
        <TreeItem itemId="m31" label="Andromeda galaxy">
          {frames.map((name) => (
            <TreeItem
              key={name}
              itemId={name}
              label={<FrameLabel name={name} onDownload={() => setQueue(queue + 1)} />}
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
