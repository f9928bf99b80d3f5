import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { documents, type DocumentItem } from '../../../datasets/files';

function FileItem(props: TreeItem2Props) {
  const { itemId, children } = props;
  const { publicAPI } = useTreeItem2Utils({ itemId, children });
  const file: DocumentItem = publicAPI.getItem(itemId);
  const total = file.size ?? file.children?.reduce((sum, child) => sum + (child.size ?? 0), 0);
  return (
    <TreeItem2
      {...props}
      label={
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
          {props.label}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {total} kB
          </Typography>
        </Stack>
      }
    />
  );
}

export default function FileSizes() {
  return (
    <Box sx={{ minHeight: 256, maxWidth: 400 }}>
      <RichTreeView
        aria-label="Files and their sizes"
        items={documents}
        defaultExpandedItems={['january', 'march']}
        slots={{ item: FileItem }}
      />
    </Box>
  );
}
