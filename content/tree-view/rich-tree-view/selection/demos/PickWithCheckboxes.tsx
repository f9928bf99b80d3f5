import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from '../../../datasets/files';

export default function PickWithCheckboxes() {
  const [several, setSeveral] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ minHeight: 334 }}>
      <FormControlLabel
        control={
          <Switch checked={several} onChange={(event) => setSeveral(event.target.checked)} />
        }
        label="More than one file"
      />
      <RichTreeView
        key={several ? 'several' : 'one'}
        aria-label="Files to check"
        items={documents}
        checkboxSelection
        multiSelect={several}
        defaultExpandedItems={['january', 'february']}
      />
    </Stack>
  );
}
