import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { products } from '../datasets/products';

export default function ProductRichTree() {
  return (
    <div style={{ height: 416, width: '100%' }}>
      <RichTreeView
        aria-label="Products by category"
        items={products}
        defaultExpandedItems={['furniture', 'desks']}
      />
    </div>
  );
}
