import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { garden } from '../../datasets/garden';

export default function BedPickerInForm() {
  const [plants, setPlants] = React.useState<string[]>(['bitter-aloe']);
  const [sent, setSent] = React.useState('Nothing sent yet.');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`Sent: ${data.getAll('plants').join(', ') || 'no plants'}`);
  };

  return (
    <form onSubmit={handleSubmit} style={{ height: 376, width: '100%' }}>
      <Typography id="water-today" variant="subtitle2" component="p" sx={{ height: 24 }}>
        Water today
      </Typography>
      <RichTreeView
        aria-labelledby="water-today"
        items={garden}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['desert-house']}
        selectedItems={plants}
        onSelectedItemsChange={(_event, ids) => setPlants(ids)}
        sx={{ height: 300, overflowY: 'auto' }}
      />
      {plants.map((id) => (
        <input key={id} type="hidden" name="plants" value={id} />
      ))}
      <Stack direction="row" spacing={1} sx={{ mt: 1, alignItems: 'center' }}>
        <Button type="submit" variant="contained" size="small">
          Send
        </Button>
        <Typography variant="body2" noWrap role="status">
          {sent}
        </Typography>
      </Stack>
    </form>
  );
}
