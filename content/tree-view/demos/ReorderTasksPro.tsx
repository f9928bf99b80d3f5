import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tasks } from '../datasets/products';

const experimentalFeatures = { indentationAtItemLevel: true, itemsReordering: true };

export default function ReorderTasksPro() {
  const [status, setStatus] = React.useState('Drag a task to another place.');
  return (
    <div style={{ height: 272, width: '100%' }}>
      <Typography variant="body2" noWrap role="status" sx={{ height: 32, color: 'text.secondary' }}>
        {status}
      </Typography>
      <RichTreeViewPro
        aria-label="Tasks to reorder"
        items={tasks}
        defaultExpandedItems={['launch', 'onboarding']}
        experimentalFeatures={experimentalFeatures}
        itemsReordering
        onItemPositionChange={({ itemId, newPosition }) =>
          setStatus(
            `${itemId} is now number ${newPosition.index + 1} in ${newPosition.parentId ?? 'the top level'}.`,
          )
        }
      />
    </div>
  );
}
