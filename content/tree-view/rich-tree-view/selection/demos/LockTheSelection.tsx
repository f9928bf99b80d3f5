import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees } from '../../../datasets/employees';

export default function LockTheSelection() {
  const [locked, setLocked] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ minHeight: 302 }}>
      <FormControlLabel
        control={<Switch checked={locked} onChange={(event) => setLocked(event.target.checked)} />}
        label="Lock the selection"
      />
      <RichTreeView
        aria-label="Employees on the shift"
        items={employees}
        multiSelect
        checkboxSelection
        disableSelection={locked}
        defaultExpandedItems={['priya-raman', 'lucas-silva']}
        defaultSelectedItems={['amina-diallo', 'mei-chen']}
      />
    </Stack>
  );
}
