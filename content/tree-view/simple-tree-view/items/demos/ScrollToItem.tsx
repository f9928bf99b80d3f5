import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const names = ['Amina', 'Elena', 'Ida', 'Jonas', 'Kofi', 'Lucas', 'Mei'];

export default function ScrollToItem() {
  const apiRef = useTreeViewApiRef();
  const scrollToLast = () => {
    const element = apiRef.current?.getItemDOMElement('Mei');
    element?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div style={{ height: 200, width: '100%' }}>
      <Button size="small" onClick={scrollToLast} sx={{ mb: 1 }}>
        Scroll to Mei
      </Button>
      <SimpleTreeView
        aria-label="Employees"
        apiRef={apiRef}
        defaultExpandedItems={['engineering']}
        sx={{ height: 160, overflowY: 'auto' }}
      >
        <TreeItem itemId="engineering" label="Engineering">
          {names.map((name) => (
            <TreeItem key={name} itemId={name} label={name} />
          ))}
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
