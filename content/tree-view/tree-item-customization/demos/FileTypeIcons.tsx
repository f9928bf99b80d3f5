import * as React from 'react';
import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import Box from '@mui/material/Box';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, TreeItem2Label, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { files, type FileItem } from '../../datasets/files';

const icons = { folder: FolderIcon, document: DescriptionIcon, image: ImageIcon };

interface IconLabelProps extends React.ComponentPropsWithoutRef<'div'> {
  kind: FileItem['kind'];
}

function IconLabel({ kind, children, ...other }: IconLabelProps) {
  const Icon = icons[kind];
  return (
    <TreeItem2Label {...other}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon fontSize="small" color="action" />
        {children}
      </Box>
    </TreeItem2Label>
  );
}

const slots = { label: IconLabel };

function FileTreeItem(props: TreeItem2Props) {
  const { publicAPI } = useTreeItem2Utils({
    itemId: props.itemId,
    children: props.children,
  });
  const { kind }: FileItem = publicAPI.getItem(props.itemId);
  const labelProps = { kind, className: `file-${kind}` };
  return <TreeItem2 {...props} slots={slots} slotProps={{ label: labelProps }} />;
}

export default function FileTypeIcons() {
  return (
    <Box sx={{ minHeight: 224 }}>
      <RichTreeView
        aria-label="Files with an icon for each type"
        items={files}
        defaultExpandedItems={['reports', 'photos']}
        slots={{ item: FileTreeItem }}
      />
    </Box>
  );
}
