import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../datasets/files';

export default function LabelledByHeading() {
  const headingId = React.useId();
  return (
    <Box sx={{ minHeight: 196 }}>
      <Typography id={headingId} component="h3" variant="subtitle1" sx={{ mb: 1 }}>
        Team drive
      </Typography>
      <RichTreeView aria-labelledby={headingId} items={files} defaultExpandedItems={['reports']} />
    </Box>
  );
}
