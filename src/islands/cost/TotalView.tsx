import { useState } from 'react';
import type { CostTotals } from '../../core/api/cost/model.ts';
import { formatSize } from '../../core/api/cost/format-size.ts';
import type { CostSelection } from '../../core/api/cost/selection.ts';
import type { Total } from '../../core/api/cost/total.ts';

interface Props {
  data: CostTotals;
  selection: CostSelection;
  /** The whole application, and what the selection adds. */
  total: Total;
  added: Total;
  onChange: (selection: CostSelection) => void;
  t: Label<'cost' | 'plan'>;
}

/** Packages that have a row of their own. */
const MOST_ROWS = 8;

function PackageList({ packages, gzip, t }: Pick<Total, 'packages' | 'gzip'> & Pick<Props, 't'>) {
  const shown = packages.slice(0, MOST_ROWS);
  const rest = packages.slice(MOST_ROWS).reduce((sum, each) => sum + each.gzip, 0);
  const rows = [
    ...shown,
    ...(rest > 0
      ? [{ name: t('cost.others', { count: String(packages.length - MOST_ROWS) }), gzip: rest }]
      : []),
  ];
  return (
    <table className="cost-packages">
      <caption>{t('cost.packages')}</caption>
      <tbody>
        {rows.map(({ name, gzip: own }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className="cost-bar" aria-hidden="true">
                <span style={{ inlineSize: `${(100 * own) / gzip}%` }} />
              </span>
            </td>
            <td>{formatSize(own)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the selection adds, and what it consists of. */
export function TotalView({ data, selection, total, added, onChange, t }: Props) {
  const [isCopied, setCopied] = useState(false);
  const { used } = selection;
  const onDemand = used.flatMap((number) =>
    (data.items[number]!.onDemand ?? []).map((name) => ({ name, by: data.items[number]!.name })),
  );
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <section className="cost-total" aria-label={t('cost.total')}>
      {used.length === 0 ? (
        <p>{t('cost.empty')}</p>
      ) : (
        <>
          <p className="cost-sum" role="status">
            <strong>{formatSize(added.gzip)}</strong> {t('cost.added')}
          </p>
          <p>
            {t('cost.whole', {
              whole: formatSize(total.gzip),
              minified: formatSize(added.minified),
            })}
          </p>
          {onDemand.map(({ name, by }) => (
            <p key={`${by} ${name}`}>{t('cost.onDemand', { name, by })}</p>
          ))}
          <div className="cost-actions">
            <button type="button" className="button" onClick={() => void copy()}>
              {isCopied ? t('cost.copied') : t('cost.copy')}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => onChange({ ...selection, used: [] })}
            >
              {t('cost.clear')}
            </button>
          </div>
          <PackageList packages={added.packages} gzip={added.gzip} t={t} />
        </>
      )}
    </section>
  );
}
