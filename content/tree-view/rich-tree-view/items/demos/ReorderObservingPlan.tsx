import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const plan = [
  {
    id: 'evening',
    label: 'Evening',
    children: [
      { id: 'venus', label: 'Venus' },
      { id: 'moon', label: 'Moon' },
    ],
  },
  {
    id: 'midnight',
    label: 'Midnight',
    children: [
      { id: 'm42', label: 'Orion nebula' },
      { id: 'm45', label: 'Pleiades' },
    ],
  },
];

export default function ReorderObservingPlan() {
  const [lastMove, setLastMove] = React.useState('drag an item');
  return (
    <Stack spacing={1} sx={{ minHeight: 220 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        Last move: {lastMove}
      </Typography>
      <RichTreeViewPro
        aria-label="Observing plan"
        items={plan}
        defaultExpandedItems={['evening', 'midnight']}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        onItemPositionChange={({ itemId, newPosition }) =>
          setLastMove(
            `${itemId} to ${newPosition.parentId ?? 'top level'}, ${newPosition.index + 1}.`,
          )
        }
      />
    </Stack>
  );
}
