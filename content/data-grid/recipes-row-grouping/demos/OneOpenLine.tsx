import * as React from 'react';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

export default function OneOpenLine() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (opened) => {
        const parent = opened.parent === null ? null : apiRef.current.getRowNode(opened.parent);
        if (!opened.childrenExpanded || parent?.type !== 'group') {
          return;
        }
        parent.children.forEach((id) => {
          const node = apiRef.current.getRowNode(id);
          if (id !== opened.id && node?.type === 'group' && node.childrenExpanded) {
            apiRef.current.setRowChildrenExpansion(id, false);
          }
        });
      }),
    [apiRef],
  );

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings with one open line at a time"
        apiRef={apiRef}
        rows={ferries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['line', 'ship'] },
          columns: { columnVisibilityModel: { line: false } },
        }}
        hideFooter
      />
    </div>
  );
}
