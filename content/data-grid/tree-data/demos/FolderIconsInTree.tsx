import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { drive, type DriveItem } from '../../datasets/drive';

function ItemCell({ id, rowNode, value }: GridRenderCellParams<DriveItem, string>) {
  const apiRef = useGridApiContext();
  const open = rowNode.type === 'group' && rowNode.childrenExpanded;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', paddingInlineStart: rowNode.depth * 2 }}>
      <IconButton
        size="small"
        tabIndex={-1}
        disabled={rowNode.type !== 'group'}
        aria-label={open ? `Close ${value}` : `Open ${value}`}
        onClick={() => apiRef.current.setRowChildrenExpansion(id, !open)}
      >
        {rowNode.type !== 'group' && <ArticleIcon />}
        {rowNode.type === 'group' && (open ? <FolderOpenIcon /> : <FolderIcon />)}
      </IconButton>
      {value}
    </Box>
  );
}

const columns: GridColDef<DriveItem>[] = [{ field: 'year', headerName: 'Year', width: 80 }];

const getTreeDataPath = (row: DriveItem) => row.path;

const groupingColDef = {
  flex: 1,
  minWidth: 220,
  renderCell: (params: GridRenderCellParams<DriveItem, string>) => <ItemCell {...params} />,
};

export default function FolderIconsInTree() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Shared drive with folders"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={2}
        rows={drive}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
