import type { GridColDef } from '@mui/x-data-grid';
import { getKeywordLine, type SearchRow } from '../../src/core/feedback/insights.ts';
import { Answer } from '../Answer.tsx';
import { getApiUrl, useData } from '../api.ts';
import { CopyLine } from '../CopyLine.tsx';
import { Table } from '../Table.tsx';
import type { ViewProps } from './props.ts';

const COLUMNS: GridColDef<SearchRow>[] = [
  {
    field: 'query',
    headerName: 'Search',
    flex: 2,
    minWidth: 200,
    renderCell: ({ row: { query, others } }) => (
      <span>
        {query}
        {others.length === 0 ? null : <small className="hint"> also: {others.join(', ')}</small>}
      </span>
    ),
  },
  { field: 'nothing', headerName: 'Nothing found', type: 'number', width: 130 },
  { field: 'unopened', headerName: 'Not opened', type: 'number', width: 110 },
  {
    field: 'line',
    headerName: 'For the front matter of the page that answers it',
    flex: 2,
    minWidth: 260,
    sortable: false,
    // The search knows the other forms of a word by itself.
    valueGetter: (_, { query }) => getKeywordLine(query),
    renderCell: ({ value }) => <CopyLine line={value as string} />,
  },
];

/** Searches that led nowhere. */
export function SearchView({ filter, onSignedOut }: ViewProps) {
  const loaded = useData<SearchRow[]>(getApiUrl('searches', filter));
  return (
    <Answer
      loaded={loaded}
      onSignedOut={onSignedOut}
      isEmpty={(rows) => rows.length === 0}
      empty="Every search in this period found something that was opened."
    >
      {(rows) => (
        <Table
          label="Searches"
          csv={getApiUrl('searches', { ...filter, format: 'csv' })}
          rows={rows}
          columns={COLUMNS}
          getRowId={(row) => row.query}
        />
      )}
    </Answer>
  );
}
