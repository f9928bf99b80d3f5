import * as React from 'react';
import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import ImageIcon from '@mui/icons-material/Image';
import Box from '@mui/material/Box';
import { useTreeItem2Utils, useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { TreeItem2, TreeItem2Label, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { files, type FileItem } from '../../../datasets/files';

type CanMove = RichTreeViewProProps<FileItem, undefined>['canMoveItemToNewPosition'];

interface ExplorerLabelProps extends React.ComponentPropsWithoutRef<'div'> {
  icon: React.ElementType;
}

function ExplorerLabel({ icon: Icon, children, ...other }: ExplorerLabelProps) {
  return (
    <TreeItem2Label {...other}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component={Icon} fontSize="small" sx={{ color: 'text.secondary' }} />
        {children}
      </Box>
    </TreeItem2Label>
  );
}

const slots = { label: ExplorerLabel };

function ExplorerItem(props: TreeItem2Props) {
  const { itemId, children } = props;
  const { publicAPI, status } = useTreeItem2Utils({ itemId, children });
  const { kind }: FileItem = publicAPI.getItem(itemId);
  const folder = status.expanded ? FolderOpenIcon : FolderIcon;
  const icon = { folder, document: DescriptionIcon, image: ImageIcon }[kind];
  const labelProps = { icon, className: 'explorer-label' };
  return <TreeItem2 {...props} slots={slots} slotProps={{ label: labelProps }} />;
}

export default function FileExplorer() {
  const apiRef = useTreeViewApiRef();
  const intoFolders: CanMove = ({ newPosition: { parentId } }) => {
    const parent: FileItem | null = parentId && apiRef.current?.getItem(parentId);
    return parent === null || parent.kind === 'folder';
  };
  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeViewPro
        aria-label="Team drive"
        apiRef={apiRef}
        items={files}
        defaultExpandedItems={['photos', 'summer']}
        expansionTrigger="iconContainer"
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        canMoveItemToNewPosition={intoFolders}
        slots={{ item: ExplorerItem }}
      />
    </Box>
  );
}
