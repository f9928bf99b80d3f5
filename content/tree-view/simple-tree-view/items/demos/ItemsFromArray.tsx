import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { categories, type Category } from '../../../datasets/products';

function renderCategory(category: Category) {
  return (
    <TreeItem key={category.id} itemId={category.id} label={category.name}>
      {category.entries?.map(renderCategory)}
    </TreeItem>
  );
}

export default function ItemsFromArray() {
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView aria-label="Products by category" defaultExpandedItems={['printers']}>
        {categories.map(renderCategory)}
      </SimpleTreeView>
    </div>
  );
}
