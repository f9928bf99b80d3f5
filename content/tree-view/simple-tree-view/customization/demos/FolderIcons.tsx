import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FolderIcons() {
  return (
    <SimpleTreeView
      aria-label="Files by month"
      defaultExpandedItems={['january']}
      slots={{ expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: DescriptionIcon }}
      sx={{ minHeight: 192 }}
    >
      <TreeItem itemId="january" label="January">
        <TreeItem itemId="invoice-1041" label="invoice-1041.pdf" />
        <TreeItem itemId="invoice-1042" label="invoice-1042.pdf" />
      </TreeItem>
      <TreeItem itemId="february" label="February">
        <TreeItem itemId="invoice-1051" label="invoice-1051.pdf" />
      </TreeItem>
      <TreeItem itemId="readme" label="readme.txt" />
    </SimpleTreeView>
  );
}
