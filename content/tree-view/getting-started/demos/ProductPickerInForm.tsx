import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { products } from '../../datasets/products';

export default function ProductPickerInForm() {
  const [productIds, setProductIds] = React.useState<string[]>(['headset']);
  const [sent, setSent] = React.useState('Nothing sent yet.');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`Sent: ${data.getAll('products').join(', ') || 'no products'}`);
  };

  return (
    <form onSubmit={handleSubmit} style={{ height: 376, width: '100%' }}>
      <Typography id="products-to-order" variant="subtitle2" component="p" sx={{ height: 24 }}>
        Products to order
      </Typography>
      <RichTreeView
        aria-labelledby="products-to-order"
        items={products}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['electronics']}
        selectedItems={productIds}
        onSelectedItemsChange={(_event, ids) => setProductIds(ids)}
        sx={{ height: 300, overflowY: 'auto' }}
      />
      {productIds.map((id) => (
        <input key={id} type="hidden" name="products" value={id} />
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
