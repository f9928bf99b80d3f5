import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OpenWingFromButton() {
  const apiRef = useTreeViewApiRef();
  return (
    <div style={{ height: 200, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 40, alignItems: 'flex-start' }}>
        <Button
          size="small"
          onClick={(event) => apiRef.current?.setItemExpansion(event, 'film-vault', true)}
        >
          Open the vault
        </Button>
        <Button
          size="small"
          onClick={(event) => apiRef.current?.setItemExpansion(event, 'film-vault', false)}
        >
          Close the vault
        </Button>
      </Stack>
      <SimpleTreeView aria-label="Film archive" apiRef={apiRef}>
        <TreeItem itemId="film-vault" label="Film vault">
          <TreeItem itemId="newsreels" label="Newsreels" />
          <TreeItem itemId="home-movies" label="Home movies" />
        </TreeItem>
        <TreeItem itemId="projection-room" label="Projection room">
          <TreeItem itemId="spare-lamps" label="Spare lamps" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
