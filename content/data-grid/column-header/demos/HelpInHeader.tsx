import * as React from 'react';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

function HelpHeader({ name, text }: { name: string; text: string }) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const press = event.key === 'Enter' || event.key === ' ';
    if (press && !event.ctrlKey && !event.metaKey) {
      event.stopPropagation(); // keep the grid from sorting
    }
  };

  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', fontWeight: 'medium' }}>
      {name}
      <IconButton
        size="small"
        aria-label={`About ${name}`}
        onKeyDown={handleKeyDown}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        <HelpOutlineIcon fontSize="inherit" />
      </IconButton>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <Box sx={{ p: 2, maxWidth: 240 }}>{text}</Box>
      </Popover>
    </Box>
  );
}

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 140 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 140,
    renderHeader: () => <HelpHeader name="Rating" text="The mean of all answers, from 0 to 5." />,
  },
];

export default function HelpInHeader() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with help in a header"
        rows={concerts}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
