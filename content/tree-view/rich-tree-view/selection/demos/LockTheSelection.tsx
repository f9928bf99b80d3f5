import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments } from '../../../datasets/observatory';

export default function LockTheSelection() {
  const [locked, setLocked] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ minHeight: 302 }}>
      <FormControlLabel
        control={<Switch checked={locked} onChange={(event) => setLocked(event.target.checked)} />}
        label="Lock the selection"
      />
      <RichTreeView
        aria-label="Instruments in use"
        items={instruments}
        multiSelect
        checkboxSelection
        disableSelection={locked}
        defaultExpandedItems={['east-dome', 'reflector']}
        defaultSelectedItems={['spectrograph', 'east-shutter']}
      />
    </Stack>
  );
}
