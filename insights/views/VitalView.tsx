import type { GridColDef } from '@mui/x-data-grid';
import type { VitalRow } from '../../src/core/feedback/insights.ts';
import { Answer } from '../Answer.tsx';
import { getApiUrl, useData } from '../api.ts';
import { formatVital } from '../format.ts';
import { Table } from '../Table.tsx';
import type { ViewProps } from './props.ts';

const KINDS = { guide: 'Guides', reference: 'API reference' } as const;

function percentile(field: 'p50' | 'p75' | 'p95', headerName: string): GridColDef<VitalRow> {
  return {
    field,
    headerName,
    type: 'number',
    width: 110,
    valueFormatter: (value: number, { name }) => formatVital(name, value),
  };
}

/** Percentiles as marks on a scale that ends at twice the budget. */
function Scale({ row: { p50, p75, p95, good } }: { row: VitalRow }) {
  const place = (value: number) => Math.min(100, (value / (good * 2)) * 100);
  return (
    <svg
      className="scale"
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-over={p75 > good}
    >
      <rect x="0" width="50" y="3" height="6" className="scale-good" />
      <line x1={place(p50)} x2={place(p95)} y1="6" y2="6" className="interval-range" />
      <line x1={place(p75)} x2={place(p75) + 0.01} y1="0" y2="12" className="interval-point" />
    </svg>
  );
}

const COLUMNS: GridColDef<VitalRow>[] = [
  {
    field: 'kind',
    headerName: 'Pages',
    width: 130,
    valueFormatter: (value: VitalRow['kind']) => KINDS[value],
  },
  { field: 'name', headerName: 'Vital', width: 80 },
  {
    field: 'state',
    headerName: 'State',
    width: 120,
    valueGetter: (_, { p75, good }) => (p75 <= good ? 'Good' : 'Over budget'),
    cellClassName: ({ row: { p75, good } }) => (p75 <= good ? 'good' : 'over'),
  },
  {
    field: 'scale',
    headerName: 'Against the budget',
    flex: 1,
    minWidth: 160,
    sortable: false,
    renderCell: ({ row }) => <Scale row={row} />,
  },
  percentile('p50', 'Median'),
  percentile('p75', '75 %'),
  percentile('p95', '95 %'),
  {
    field: 'good',
    headerName: 'Budget',
    type: 'number',
    width: 100,
    valueFormatter: (value: number, { name }) => formatVital(name, value),
  },
  { field: 'total', headerName: 'Visits', type: 'number', width: 90 },
];

/** Web vitals of the sessions that are measured. */
export function VitalView({ filter, onSignedOut }: ViewProps) {
  const loaded = useData<VitalRow[]>(getApiUrl('vitals', filter));
  return (
    <Answer
      loaded={loaded}
      onSignedOut={onSignedOut}
      isEmpty={(rows) => rows.length === 0}
      empty="No vitals in this period. They come from readers who agreed to be measured, one session in 10,000."
    >
      {(rows) => (
        <Table
          label="Web vitals"
          csv={getApiUrl('vitals', { ...filter, format: 'csv' })}
          rows={rows}
          columns={COLUMNS}
          getRowId={({ kind, name }) => `${kind} ${name}`}
        />
      )}
    </Answer>
  );
}
