import type { Change, PageRow, Summary } from '../../src/core/feedback/insights.ts';
import type { Database } from '../database/open.ts';
import { countWaiting } from './comments.ts';
import { countEvents, listNewErrors } from './events.ts';
import { getBefore, type Filter } from './filter.ts';
import { listDays, listPeriods } from './votes.ts';

const MOST_ROWS = 8;

type Count = 'votes' | 'helpful' | 'comments';

const add = (rows: readonly PageRow[], name: Count) =>
  rows.reduce((sum, row) => sum + row[name], 0);

/** Pages whose share has changed by more than chance: the intervals do not meet. */
function comparePages(now: readonly PageRow[], before: readonly PageRow[]) {
  const old = new Map(before.map((row) => [row.page, row]));
  const changed = now.flatMap((row) => {
    const earlier = old.get(row.page);
    if (!earlier || earlier.votes === 0 || row.votes === 0) return [];
    const distance = Math.max(row.low - earlier.high, earlier.low - row.high);
    return distance <= 0
      ? []
      : [{ row: { ...row, before: earlier.helpful / earlier.votes }, distance }];
  });
  const sorted = changed.toSorted((a, b) => b.distance - a.distance).map(({ row }) => row);
  const isBetter = (row: (typeof sorted)[number]) => row.helpful / row.votes > row.before;
  return {
    worse: sorted.filter((row) => !isBetter(row)).slice(0, MOST_ROWS),
    better: sorted.filter(isBetter).slice(0, MOST_ROWS),
  };
}

/** Says what has changed, compared with as many days before. */
export async function summarize(
  database: Database,
  filter: Filter,
  spamLimit: number,
): Promise<Summary> {
  const before = getBefore(filter);
  const events = await countEvents(database, filter, before);
  const pages = await listPeriods(database, { ...filter, from: before.from }, filter.from);
  const count = (name: Count): Change => ({
    now: add(pages.now, name),
    before: add(pages.before, name),
  });
  return {
    days: await listDays(database, filter, null),
    votes: count('votes'),
    helpful: count('helpful'),
    comments: count('comments'),
    failedSearches: events('search'),
    missing: events('missing'),
    errors: events('error'),
    ...comparePages(pages.now, pages.before),
    newErrors: await listNewErrors(database, filter, before),
    waiting: await countWaiting(database, spamLimit),
  };
}
