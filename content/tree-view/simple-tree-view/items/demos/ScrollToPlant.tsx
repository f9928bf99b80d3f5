import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const roses = ['Albertine', 'Bantry', 'Celeste', 'Dupontii', 'Elmshorn', 'Fantin', 'Gallica'];

export default function ScrollToPlant() {
  const apiRef = useTreeViewApiRef();
  const scrollToLast = () => {
    const element = apiRef.current?.getItemDOMElement('Gallica');
    element?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div style={{ height: 200, width: '100%' }}>
      <Button size="small" onClick={scrollToLast} sx={{ mb: 1 }}>
        Scroll to Gallica
      </Button>
      <SimpleTreeView
        aria-label="Roses"
        apiRef={apiRef}
        defaultExpandedItems={['rose-house']}
        sx={{ height: 160, overflowY: 'auto' }}
      >
        <TreeItem itemId="rose-house" label="Rose house">
          {roses.map((rose) => (
            <TreeItem key={rose} itemId={rose} label={rose} />
          ))}
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
