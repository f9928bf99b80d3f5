import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { GridColDef } from '@mui/x-data-grid';
import type { PageHistory, PageRow } from '../../src/core/feedback/insights.ts';
import { getHref, setParameters } from '../address.ts';
import { Answer } from '../Answer.tsx';
import { getApiUrl, useData } from '../api.ts';
import { VOTE_COLORS } from '../colors.ts';
import { formatNumber, formatShare } from '../format.ts';
import { Table } from '../Table.tsx';
import type { ViewProps } from './props.ts';

/** The share of readers whom the page helps: a point with the interval in which it lies. */
function Interval({ row: { votes, helpful, low, high } }: { row: PageRow }) {
  if (votes === 0) return <span className="hint">No votes</span>;
  const share = helpful / votes;
  const text = `${formatShare(share)} (${formatShare(low)}–${formatShare(high)})`;
  return (
    <span className="interval">
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2="100" y1="6" y2="6" className="interval-scale" />
        <line x1={low * 100} x2={high * 100} y1="6" y2="6" className="interval-range" />
        <line x1={share * 100} x2={share * 100 + 0.01} y1="1" y2="11" className="interval-point" />
      </svg>
      <span>{text}</span>
    </span>
  );
}

const COLUMNS: GridColDef<PageRow>[] = [
  {
    field: 'page',
    headerName: 'Page',
    flex: 2,
    minWidth: 240,
    renderCell: ({ value }) => <a href={getHref('pages', { page: value as string })}>{value}</a>,
  },
  {
    // Pages that certainly help few readers come first.
    field: 'high',
    headerName: 'Helpful, with 95 % confidence',
    flex: 2,
    minWidth: 240,
    renderCell: ({ row }) => <Interval row={row} />,
  },
  { field: 'votes', headerName: 'Votes', type: 'number', width: 90 },
  { field: 'comments', headerName: 'Comments', type: 'number', width: 110 },
];

function History({ page, filter, onSignedOut }: ViewProps & { page: string }) {
  const loaded = useData<PageHistory>(getApiUrl('history', { ...filter, page }));
  return (
    <section className="history" aria-label={`History of ${page}`}>
      <header>
        <h2>{page}</h2>
        <a href={getHref('comments', { page })}>Comments on this page</a>
        <Button size="small" onClick={() => setParameters({ page: '' })}>
          Close
        </Button>
      </header>
      <Answer
        loaded={loaded}
        onSignedOut={onSignedOut}
        isEmpty={({ days }) => days.every(({ yes, no }) => yes + no === 0)}
        empty="There are no votes on this page in this period."
      >
        {({ days, releases }) => (
          <BarChart
            height={240}
            dataset={days.map((row) => ({ ...row }))}
            xAxis={[{ scaleType: 'band', dataKey: 'day' }]}
            series={[
              { dataKey: 'yes', label: 'Helpful', stack: 'votes', color: VOTE_COLORS.yes },
              { dataKey: 'no', label: 'Not helpful', stack: 'votes', color: VOTE_COLORS.no },
            ]}
          >
            {releases.map(({ version, day }) => (
              <ChartsReferenceLine
                key={version}
                x={day}
                label={version}
                labelAlign="start"
                lineStyle={{ strokeDasharray: '4 3' }}
              />
            ))}
          </BarChart>
        )}
      </Answer>
    </section>
  );
}

/** Pages by the share of readers whom they help, and the history of one. */
export function PageView(props: ViewProps) {
  const { filter, parameters, onSignedOut } = props;
  const loaded = useData<PageRow[]>(getApiUrl('pages', filter));
  const page = parameters.get('page');
  return (
    <>
      {page ? <History key={page} {...props} page={page} /> : null}
      <Answer
        loaded={loaded}
        onSignedOut={onSignedOut}
        isEmpty={(rows) => rows.length === 0}
        empty="There are no votes in this period."
      >
        {(rows) => (
          <>
            <p className="hint">
              {formatNumber(rows.length)} pages with a vote or a comment, those first that help few
              readers beyond chance.
            </p>
            <Table
              label="Pages"
              csv={getApiUrl('pages', { ...filter, format: 'csv' })}
              rows={rows}
              columns={COLUMNS}
              getRowId={(row) => row.page}
              initialState={{
                sorting: { sortModel: [{ field: 'high', sort: 'asc' }] },
                pagination: { paginationModel: { pageSize: 25 } },
              }}
            />
          </>
        )}
      </Answer>
    </>
  );
}
