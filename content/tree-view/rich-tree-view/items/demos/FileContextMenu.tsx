import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../datasets/files';

interface OpenMenu {
  label: string;
  left: number;
  top: number;
}

export default function FileContextMenu() {
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);
  const [last, setLast] = React.useState('Right-click a file or a folder.');

  const choose = (action: string) => {
    setLast(`${action}: ${menu?.label}`);
    setMenu(null);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 230 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {last}
      </Typography>
      <RichTreeView
        aria-label="Files with a context menu"
        items={files}
        defaultExpandedItems={['reports']}
        slotProps={{
          item: ({ label }) => ({
            onContextMenu: (event: React.MouseEvent) => {
              event.preventDefault();
              // Items are inside of their parents, which would open the menu, too.
              event.stopPropagation();
              setMenu({ label, left: event.clientX, top: event.clientY });
            },
          }),
        }}
      />
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        onContextMenu={(event) => event.preventDefault()}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem onClick={() => choose('Downloaded')}>Download</MenuItem>
        <MenuItem onClick={() => choose('Shared')}>Share</MenuItem>
      </Menu>
    </Stack>
  );
}
