import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { garden } from '../datasets/garden';

export default function GardenRichTree() {
  return (
    <div style={{ height: 416, width: '100%' }}>
      <RichTreeView
        aria-label="Plants by greenhouse"
        items={garden}
        defaultExpandedItems={['palm-house', 'palm-pond-bed']}
      />
    </div>
  );
}
