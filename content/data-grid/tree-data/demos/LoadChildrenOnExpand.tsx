import * as React from 'react';
import { DataGridPro, useGridApiRef, type GridColDef, type GridRowId } from '@mui/x-data-grid-pro';
import { drive, loadItems, type DriveItem } from '../../datasets/drive';

/** Gives each item that can hold others a child, so that it has a toggle. */
function withPlaceholders(items: DriveItem[]): DriveItem[] {
  return items.flatMap((item) =>
    item.level === 'File'
      ? [item]
      : [item, { ...item, id: -item.id, path: [...item.path, 'Loading…'], level: 'File' }],
  );
}

const departments = withPlaceholders(drive.filter(({ level }) => level === 'Department'));

const columns: GridColDef<DriveItem>[] = [{ field: 'owner', headerName: 'Owner', width: 110 }];

const getTreeDataPath = (row: DriveItem) => row.path;

const groupingColDef = { flex: 1, minWidth: 200, hideDescendantCount: true };

export default function LoadChildrenOnExpand() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const asked = new Set<GridRowId>();

    return apiRef.current.subscribeEvent('rowExpansionChange', async ({ id, childrenExpanded }) => {
      const item: DriveItem | null = apiRef.current.getRow(id);
      if (item && childrenExpanded && !asked.has(id)) {
        asked.add(id);
        const children = await loadItems(item.path);
        const placeholder = { id: -item.id, _action: 'delete' as const };
        apiRef.current.updateRows([...withPlaceholders(children), placeholder]);
      }
    });
  }, [apiRef]);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Shared drive that loads on demand"
        apiRef={apiRef}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={departments}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
