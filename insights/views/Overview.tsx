import { BarChart } from '@mui/x-charts/BarChart';
import type { Change, Summary } from '../../src/core/feedback/insights.ts';
import { getHref, type View } from '../address.ts';
import { Answer } from '../Answer.tsx';
import { getApiUrl, useData } from '../api.ts';
import { VOTE_COLORS } from '../colors.ts';
import { countDays } from '../filter.ts';
import { formatNumber, formatShare } from '../format.ts';
import type { ViewProps } from './props.ts';

interface CardProps {
  label: string;
  value: string;
  /** Compared with the period before. */
  change: string;
  view: View;
}

function Card({ label, value, change, view }: CardProps) {
  return (
    <a className="card" href={getHref(view)}>
      <span>{label}</span>
      <strong>{value}</strong>
      <small>{change}</small>
    </a>
  );
}

function describe({ now, before }: Change): string {
  if (now === before) return 'As before';
  const more = formatNumber(Math.abs(now - before));
  return now > before ? `${more} more than before` : `${more} fewer than before`;
}

const getShare = (helpful: number, votes: number) => (votes === 0 ? null : helpful / votes);

function describeShare(now: number | null, before: number | null): string {
  if (now === null || before === null) return 'Nothing to compare with';
  const points = Math.round((now - before) * 100);
  if (points === 0) return 'As before';
  return `${Math.abs(points)} points ${points > 0 ? 'more' : 'less'} than before`;
}

function PageList({ title, rows }: { title: string; rows: Summary['worse'] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="list">
        {rows.map(({ page, votes, helpful, before }) => (
          <li key={page}>
            <a href={getHref('pages', { page })}>{page}</a>
            <span>
              {formatShare(before)} → {formatShare(helpful / votes)} of {formatNumber(votes)} votes
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the period has brought, each number with its view. */
function Numbers({ data }: { data: Summary }) {
  const share = getShare(data.helpful.now, data.votes.now);
  const shareBefore = getShare(data.helpful.before, data.votes.before);
  return (
    <div className="cards">
      <Card
        label="Votes"
        value={formatNumber(data.votes.now)}
        change={describe(data.votes)}
        view="pages"
      />
      <Card
        label="Helpful"
        value={share === null ? '–' : formatShare(share)}
        change={describeShare(share, shareBefore)}
        view="pages"
      />
      <Card
        label="Comments"
        value={formatNumber(data.comments.now)}
        change={describe(data.comments)}
        view="comments"
      />
      <Card
        label="Searches without a result"
        value={formatNumber(data.failedSearches.now)}
        change={describe(data.failedSearches)}
        view="searches"
      />
      <Card
        label="Addresses without a page"
        value={formatNumber(data.missing.now)}
        change={describe(data.missing)}
        view="missing"
      />
      <Card
        label="Errors"
        value={formatNumber(data.errors.now)}
        change={describe(data.errors)}
        view="errors"
      />
    </div>
  );
}

function VotesByDay({ days }: Pick<Summary, 'days'>) {
  return (
    <section>
      <h2>Votes by day</h2>
      <BarChart
        height={260}
        dataset={days.map((row) => ({ ...row }))}
        xAxis={[{ scaleType: 'band', dataKey: 'day' }]}
        series={[
          { dataKey: 'yes', label: 'Helpful', stack: 'votes', color: VOTE_COLORS.yes },
          { dataKey: 'no', label: 'Not helpful', stack: 'votes', color: VOTE_COLORS.no },
        ]}
      />
    </section>
  );
}

function NewErrors({ errors }: { errors: Summary['newErrors'] }) {
  if (errors.length === 0) return null;
  return (
    <section>
      <h2>New errors</h2>
      <ul className="list">
        {errors.map(({ name, message, total }) => (
          <li key={`${name} ${message}`}>
            <a href={getHref('errors')}>{name}</a>
            <span>
              {message} ({formatNumber(total)})
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isEmpty({ votes, comments, failedSearches, missing, errors }: Summary): boolean {
  const all = [votes, comments, failedSearches, missing, errors];
  return all.every(({ now, before }) => now === 0 && before === 0);
}

/** What has changed: numbers, votes by day, and what is worth a look. */
export function Overview({ filter, onSignedOut }: ViewProps) {
  const loaded = useData<Summary>(getApiUrl('summary', filter));
  return (
    <Answer
      loaded={loaded}
      onSignedOut={onSignedOut}
      isEmpty={isEmpty}
      empty="Nothing has arrived in this period, nor in the one before. Choose a longer one."
    >
      {(data) => (
        <>
          <p className="hint">{countDays(filter)} days, compared with as many before them.</p>
          <Numbers data={data} />
          {data.waiting === 0 ? null : (
            <p>
              <a href={getHref('comments', { status: 'new' })}>
                {data.waiting === 1
                  ? '1 comment waits to be read'
                  : `${formatNumber(data.waiting)} comments wait to be read`}
              </a>
            </p>
          )}
          {data.votes.now === 0 ? null : <VotesByDay days={data.days} />}
          <div className="columns">
            <PageList title="Help fewer readers than before" rows={data.worse} />
            <PageList title="Help more readers than before" rows={data.better} />
            <NewErrors errors={data.newErrors} />
          </div>
        </>
      )}
    </Answer>
  );
}
