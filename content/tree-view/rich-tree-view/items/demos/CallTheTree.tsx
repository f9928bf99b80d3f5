import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees, type EmployeeItem } from '../../../datasets/employees';

export default function CallTheTree() {
  const apiRef = useTreeViewApiRef();
  const [answer, setAnswer] = React.useState('Ask the tree a question.');

  const readStatus = () => {
    const item: EmployeeItem | undefined = apiRef.current?.getItem('amina-diallo');
    setAnswer(`${item?.label}: ${item?.status}`);
  };
  const listChildren = () => {
    const ids = apiRef.current?.getItemOrderedChildrenIds('priya-raman') ?? [];
    setAnswer(`Priya's team: ${ids.join(', ')}`);
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 324 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button size="small" onClick={readStatus}>
          Read Amina's status
        </Button>
        <Button size="small" onClick={listChildren}>
          List Priya's team
        </Button>
        <Button size="small" onClick={(event) => apiRef.current?.focusItem(event, 'amina-diallo')}>
          Focus Amina
        </Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {answer}
      </Typography>
      <RichTreeView
        aria-label="Employees to ask about"
        apiRef={apiRef}
        items={employees}
        defaultExpandedItems={['priya-raman', 'lucas-silva']}
      />
    </Stack>
  );
}
