import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees } from '../../../datasets/employees';

export default function LastClickedEmployee() {
  const [lastClicked, setLastClicked] = React.useState('none yet');
  return (
    <Stack spacing={1} sx={{ minHeight: 256 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        Last item clicked: {lastClicked}
      </Typography>
      <RichTreeView
        aria-label="Employees to click"
        items={employees}
        defaultExpandedItems={['sara-haddad']}
        onItemClick={(_event, itemId) => setLastClicked(itemId)}
      />
    </Stack>
  );
}
