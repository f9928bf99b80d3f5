import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const plan = [
  {
    id: 'this-week',
    label: 'This week',
    children: [
      { id: 'send-invoices', label: 'Send the invoices' },
      { id: 'call-supplier', label: 'Call the supplier' },
    ],
  },
  {
    id: 'next-week',
    label: 'Next week',
    children: [
      { id: 'plan-budget', label: 'Plan the budget' },
      { id: 'review-prices', label: 'Review the prices' },
    ],
  },
];

export default function ReorderTasks() {
  const [lastMove, setLastMove] = React.useState('drag an item');
  return (
    <Stack spacing={1} sx={{ minHeight: 220 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        Last move: {lastMove}
      </Typography>
      <RichTreeViewPro
        aria-label="Tasks by week"
        items={plan}
        defaultExpandedItems={['this-week', 'next-week']}
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
