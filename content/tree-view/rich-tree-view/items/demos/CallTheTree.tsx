import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments, type InstrumentItem } from '../../../datasets/observatory';

export default function CallTheTree() {
  const apiRef = useTreeViewApiRef();
  const [answer, setAnswer] = React.useState('Ask the tree a question.');

  const readStatus = () => {
    const item: InstrumentItem | undefined = apiRef.current?.getItem('spectrograph');
    setAnswer(`${item?.label}: ${item?.status}`);
  };
  const listChildren = () => {
    const ids = apiRef.current?.getItemOrderedChildrenIds('east-dome') ?? [];
    setAnswer(`In the east dome: ${ids.join(', ')}`);
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 324 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button size="small" onClick={readStatus}>
          Read the spectrograph
        </Button>
        <Button size="small" onClick={listChildren}>
          List the east dome
        </Button>
        <Button size="small" onClick={(event) => apiRef.current?.focusItem(event, 'spectrograph')}>
          Focus the spectrograph
        </Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {answer}
      </Typography>
      <RichTreeView
        aria-label="Instruments to ask about"
        apiRef={apiRef}
        items={instruments}
        defaultExpandedItems={['east-dome', 'reflector']}
      />
    </Stack>
  );
}
