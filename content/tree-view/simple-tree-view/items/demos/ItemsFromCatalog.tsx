import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { fernCatalog, type CatalogEntry } from '../../../datasets/garden';

function renderEntry(entry: CatalogEntry) {
  return (
    <TreeItem key={entry.id} itemId={entry.id} label={entry.name}>
      {entry.entries?.map(renderEntry)}
    </TreeItem>
  );
}

export default function ItemsFromCatalog() {
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView aria-label="Fern catalog" defaultExpandedItems={['tree-ferns']}>
        {fernCatalog.map(renderEntry)}
      </SimpleTreeView>
    </div>
  );
}
