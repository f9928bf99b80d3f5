import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function WingsOpenAtFirst() {
  return (
    <div style={{ height: 224, width: '100%' }}>
      <SimpleTreeView aria-label="Library wings" defaultExpandedItems={['east-wing', 'level-two']}>
        <TreeItem itemId="east-wing" label="East wing">
          <TreeItem itemId="level-one" label="Level one" />
          <TreeItem itemId="level-two" label="Level two">
            <TreeItem itemId="poetry" label="Poetry" />
            <TreeItem itemId="drama" label="Drama" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="west-wing" label="West wing">
          <TreeItem itemId="periodicals" label="Periodicals" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
