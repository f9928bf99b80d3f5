import * as React from 'react';
import { DataGridPro, useGridApiRef, type GridColDef, type GridRowId } from '@mui/x-data-grid-pro';
import { archive, loadUnits, type ArchiveUnit } from '../../datasets/archive';

/** Gives each unit that can hold others a child, so that it has a toggle. */
function withPlaceholders(units: ArchiveUnit[]): ArchiveUnit[] {
  return units.flatMap((unit) =>
    unit.level === 'Document'
      ? [unit]
      : [unit, { ...unit, id: -unit.id, path: [...unit.path, 'Loading…'], level: 'Document' }],
  );
}

const collections = withPlaceholders(archive.filter(({ level }) => level === 'Collection'));

const columns: GridColDef<ArchiveUnit>[] = [{ field: 'shelf', headerName: 'Shelf', width: 80 }];

const getTreeDataPath = (row: ArchiveUnit) => row.path;

const groupingColDef = { flex: 1, minWidth: 200, hideDescendantCount: true };

export default function LoadChildrenOnExpand() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const asked = new Set<GridRowId>();

    return apiRef.current.subscribeEvent('rowExpansionChange', async ({ id, childrenExpanded }) => {
      const unit: ArchiveUnit | null = apiRef.current.getRow(id);
      if (unit && childrenExpanded && !asked.has(id)) {
        asked.add(id);
        const children = await loadUnits(unit.path);
        const placeholder = { id: -unit.id, _action: 'delete' as const };
        apiRef.current.updateRows([...withPlaceholders(children), placeholder]);
      }
    });
  }, [apiRef]);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="City archive that loads on demand"
        apiRef={apiRef}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={collections}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
