import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ScanQueueCheckboxes() {
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView
        aria-label="Boxes to scan"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['rail-records']}
        defaultSelectedItems={['timetables']}
      >
        <TreeItem itemId="rail-records" label="Railway records">
          <TreeItem itemId="timetables" label="Timetables" />
          <TreeItem itemId="track-plans" label="Track plans" />
          <TreeItem itemId="accident-book" label="Accident book (sealed)" disabled />
        </TreeItem>
        <TreeItem itemId="post-records" label="Postal records">
          <TreeItem itemId="route-ledger" label="Route ledger" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
