import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments, type InstrumentItem } from '../../../datasets/observatory';

const isOffline = (item: InstrumentItem) => item.status === 'offline';

export default function OfflineInstruments() {
  const [focusable, setFocusable] = React.useState(false);
  return (
    <Stack spacing={1} sx={{ minHeight: 366 }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Let the keyboard reach disabled items"
      />
      <RichTreeView
        aria-label="Instruments, those offline disabled"
        items={instruments}
        isItemDisabled={isOffline}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['east-dome', 'reflector', 'radio-field']}
      />
    </Stack>
  );
}
