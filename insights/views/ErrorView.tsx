import type { GridColDef } from '@mui/x-data-grid';
import type { ErrorRow } from '../../src/core/feedback/insights.ts';
import { Answer } from '../Answer.tsx';
import { getApiUrl, useData } from '../api.ts';
import { Table } from '../Table.tsx';
import type { ViewProps } from './props.ts';

const COLUMNS: GridColDef<ErrorRow>[] = [
  { field: 'name', headerName: 'Demo or script', flex: 1, minWidth: 200 },
  { field: 'message', headerName: 'Message', flex: 2, minWidth: 260 },
  { field: 'version', headerName: 'Version', width: 110 },
  { field: 'total', headerName: 'Times', type: 'number', width: 90 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
];

/** Demos and scripts that threw, by release. */
export function ErrorView({ filter, onSignedOut }: ViewProps) {
  const loaded = useData<ErrorRow[]>(getApiUrl('errors', filter));
  return (
    <Answer
      loaded={loaded}
      onSignedOut={onSignedOut}
      isEmpty={(rows) => rows.length === 0}
      empty="Nothing threw in this period."
    >
      {(rows) => (
        <Table
          label="Errors"
          csv={getApiUrl('errors', { ...filter, format: 'csv' })}
          rows={rows}
          columns={COLUMNS}
          getRowId={({ name, message, version }) => `${name} ${message} ${version}`}
        />
      )}
    </Answer>
  );
}
