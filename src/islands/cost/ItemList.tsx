import { useDeferredValue, useMemo, useState } from 'react';
import type { CostItem, CostTotals } from '../../core/api/cost/model.ts';
import { formatSize } from '../../core/api/cost/format-size.ts';
import type { CostSelection } from '../../core/api/cost/selection.ts';
import { addUp } from '../../core/api/cost/total.ts';

interface Props {
  data: CostTotals;
  productNames: Readonly<Record<string, string>>;
  selection: CostSelection;
  onToggle: (number: number) => void;
  t: Label<'cost' | 'plan'>;
}

type Row = CostItem & { number: number };

/** What most readers look for; the rest is shown by a search or on request. */
const MAIN_KINDS: readonly CostItem['kind'][] = ['component', 'adapter'];

function findRows(items: readonly CostItem[], query: string, hasAll: boolean): Row[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return items
    .map((item, number) => ({ ...item, number }))
    .filter(({ kind, name }) => {
      if (kind === 'app') return false;
      if (words.length > 0) return words.every((word) => name.toLowerCase().includes(word));
      return hasAll || MAIN_KINDS.includes(kind);
    });
}

function RowView({
  row,
  data,
  selection,
  onToggle,
  t,
}: Omit<Props, 'productNames'> & { row: Row }) {
  const { used, app } = selection;
  const isUsed = used.includes(row.number);
  const others = used.filter((each) => each !== row.number);
  const own = addUp(data, [...others, row.number], app).gzip - addUp(data, others, app).gzip;
  const size = formatSize(own);
  return (
    <li>
      <label className="cost-item">
        <input type="checkbox" checked={isUsed} onChange={() => onToggle(row.number)} />
        <code>{row.name}</code>
        <span className="cost-own">{isUsed ? size : t('cost.more', { size })}</span>
      </label>
    </li>
  );
}

/** What can be ticked, with what each adds to the selection. */
export function ItemList({ data, productNames, selection, onToggle, t }: Props) {
  const [query, setQuery] = useState('');
  const [hasAll, setAll] = useState(false);
  // On a phone, the lists would push the total out of view.
  const [isWide] = useState(() => window.matchMedia('(min-width: 900px)').matches);
  const shown = useDeferredValue(query);
  const rows = useMemo(() => findRows(data.items, shown, hasAll), [data, shown, hasAll]);
  return (
    <>
      <div className="cost-find">
        <input
          type="search"
          value={query}
          aria-label={t('cost.find')}
          placeholder={t('cost.find')}
          onChange={(event) => setQuery(event.target.value)}
        />
        <label>
          <input
            type="checkbox"
            checked={hasAll}
            onChange={(event) => setAll(event.target.checked)}
          />{' '}
          {t('cost.all')}
        </label>
      </div>
      {rows.length === 0 ? <p role="status">{t('cost.nothing', { query: shown })}</p> : null}
      {Object.entries(productNames).map(([folder, name]) => {
        const own = rows.filter(({ product }) => product === folder);
        if (own.length === 0) return null;
        const count = own.filter(({ number }) => selection.used.includes(number)).length;
        return (
          <details key={folder} open={isWide || count > 0 || shown !== ''} className="cost-group">
            <summary>
              {name}
              {count > 0 ? <span className="cost-count">{count}</span> : null}
            </summary>
            <ul>
              {own.map((row) => (
                <RowView key={row.number} {...{ row, data, selection, onToggle, t }} />
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}
