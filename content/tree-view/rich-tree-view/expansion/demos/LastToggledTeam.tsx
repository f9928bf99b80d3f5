import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees } from '../../../datasets/employees';

export default function LastToggledTeam() {
  const [message, setMessage] = React.useState('nothing yet');
  return (
    <Stack spacing={1} sx={{ minHeight: 284 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        Last change: {message}
      </Typography>
      <RichTreeView
        aria-label="Teams whose changes are reported"
        items={employees}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setMessage(`${itemId} ${isExpanded ? 'expanded' : 'collapsed'}`)
        }
      />
    </Stack>
  );
}
