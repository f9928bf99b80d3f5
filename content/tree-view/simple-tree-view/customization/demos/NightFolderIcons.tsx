import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NightFolderIcons() {
  return (
    <SimpleTreeView
      aria-label="Files by night"
      defaultExpandedItems={['march-12']}
      slots={{ expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: DescriptionIcon }}
      sx={{ minHeight: 192 }}
    >
      <TreeItem itemId="march-12" label="Night of March 12">
        <TreeItem itemId="m31-001" label="m31-001.fits" />
        <TreeItem itemId="m31-002" label="m31-002.fits" />
      </TreeItem>
      <TreeItem itemId="march-13" label="Night of March 13">
        <TreeItem itemId="m42-001" label="m42-001.fits" />
      </TreeItem>
      <TreeItem itemId="readme" label="readme.txt" />
    </SimpleTreeView>
  );
}
