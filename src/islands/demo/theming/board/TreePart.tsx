import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { FILES } from './data.ts';

const EXPANDED = ['finance', 'people'];
const SELECTED = ['budget'];

/** Two trees: one with a selected item, one with checkboxes. */
export default function TreePart() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
      }}
    >
      <RichTreeView
        aria-label="Files"
        items={FILES}
        defaultExpandedItems={EXPANDED}
        defaultSelectedItems="budget"
      />
      <RichTreeView
        aria-label="Files to share"
        items={FILES}
        defaultExpandedItems={EXPANDED}
        defaultSelectedItems={SELECTED}
        multiSelect
        checkboxSelection
      />
    </div>
  );
}
