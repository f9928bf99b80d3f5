import type { GridColDef } from '@mui/x-data-grid';
import { getRedirectLine, type MissingRow } from '../../src/core/feedback/insights.ts';
import { Answer } from '../Answer.tsx';
import { getApiUrl, useData } from '../api.ts';
import { CopyLine } from '../CopyLine.tsx';
import { Table } from '../Table.tsx';
import type { ViewProps } from './props.ts';

const COLUMNS: GridColDef<MissingRow>[] = [
  { field: 'path', headerName: 'Address', flex: 1, minWidth: 220 },
  { field: 'total', headerName: 'Visits', type: 'number', width: 90 },
  {
    field: 'nearest',
    headerName: 'Redirect for config/hosting.ts',
    flex: 2,
    minWidth: 280,
    sortable: false,
    renderCell: ({ row: { path, nearest } }) =>
      nearest === null ? (
        <span className="hint">No page is like it</span>
      ) : (
        <CopyLine line={getRedirectLine(path, nearest)} />
      ),
  },
];

/** Addresses that readers have opened, and that have no page. */
export function MissingView({ filter, onSignedOut }: ViewProps) {
  const loaded = useData<MissingRow[]>(getApiUrl('missing', filter));
  return (
    <Answer
      loaded={loaded}
      onSignedOut={onSignedOut}
      isEmpty={(rows) => rows.length === 0}
      empty="Every address that was opened in this period has a page."
    >
      {(rows) => (
        <Table
          label="Missing pages"
          csv={getApiUrl('missing', { ...filter, format: 'csv' })}
          rows={rows}
          columns={COLUMNS}
          getRowId={(row) => row.path}
        />
      )}
    </Answer>
  );
}
