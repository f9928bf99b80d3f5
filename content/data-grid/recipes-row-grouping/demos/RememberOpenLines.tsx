import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

/** Outside of the component, so that it also survives when the grid is unmounted. */
const openGroups = new Map<GridRowId, boolean>();

const isOpen = ({ id }: GridGroupNode): boolean => openGroups.get(id) ?? false;

export default function RememberOpenLines() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(ferries);

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
        openGroups.set(node.id, node.childrenExpanded === true);
      }),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40 }}>
        <Button size="small" onClick={() => setRows([...ferries])}>
          Reload all rows
        </Button>
      </Box>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Ferry crossings that remember open lines"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{
            rowGrouping: { model: ['line'] },
            columns: { columnVisibilityModel: { line: false } },
          }}
          isGroupExpandedByDefault={isOpen}
          hideFooter
        />
      </div>
    </Box>
  );
}
