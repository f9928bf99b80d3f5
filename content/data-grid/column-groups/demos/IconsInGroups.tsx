import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import MusicNoteIcon from '@mui/icons-material/MusicNote';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

function renderHeaderGroup({ groupId, headerName, fields }: GridColumnGroupHeaderParams) {
  const Icon = groupId === 'program' ? MusicNoteIcon : ConfirmationNumberIcon;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 'medium' }}>
      <Icon fontSize="small" />
      {headerName} ({fields.length})
    </Box>
  );
}

const group = { renderHeaderGroup, headerClassName: 'concert-group' };

const columnGroupingModel: GridColumnGroupingModel = [
  { ...group, groupId: 'program', headerName: 'Program', children: [{ field: 'title' }] },
  {
    ...group,
    groupId: 'office',
    headerName: 'Box office',
    children: [{ field: 'seats' }, { field: 'sold' }],
  },
];

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 85 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 85 },
];

export default function IconsInGroups() {
  return (
    <Box sx={{ height: 370, width: '100%', '& .concert-group': { bgcolor: 'action.selected' } }}>
      <DataGrid
        aria-label="Concerts with icons in the group headers"
        rows={concerts}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </Box>
  );
}
