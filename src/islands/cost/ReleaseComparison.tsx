import { useEffect, useState } from 'react';
import { compareReleases } from '../../core/api/cost/compare-releases.ts';
import { formatSize } from '../../core/api/cost/format-size.ts';
import type { CostReleases } from '../../core/api/cost/model.ts';

interface Props {
  names: readonly string[];
  t: Label<'cost' | 'plan'>;
}

type State = CostReleases | 'loading' | 'failed';

function Releases({ data, names, t }: Props & { data: CostReleases }) {
  const sizes = compareReleases(data.releases, names);
  const largest = Math.max(1, ...sizes.map(({ minified }) => minified));
  return (
    <table className="cost-packages">
      <tbody>
        {sizes.map(({ name, minified, missing }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className="cost-bar" aria-hidden="true">
                <span style={{ inlineSize: `${(100 * minified) / largest}%` }} />
              </span>
              {missing.length > 0 ? (
                <small>{t('cost.missing', { names: missing.join(', ') })}</small>
              ) : null}
            </td>
            <td>{formatSize(minified)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same selection in earlier releases. Its data loads when it is opened. */
export function ReleaseComparison({ names, t }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    if (!isOpen || state !== 'loading') return;
    import('virtual:cost-releases').then(
      ({ default: data }) => setState(data),
      () => setState('failed'),
    );
  }, [isOpen, state]);
  return (
    <details className="cost-releases" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('cost.releases')}</summary>
      <p>{t('cost.releasesHint')}</p>
      {state === 'loading' ? <p role="status">{t('cost.loading')}</p> : null}
      {state === 'failed' ? (
        <p role="alert">
          {t('cost.failed')}{' '}
          <button type="button" className="button" onClick={() => setState('loading')}>
            {t('cost.retry')}
          </button>
        </p>
      ) : null}
      {typeof state === 'object' ? <Releases data={state} names={names} t={t} /> : null}
    </details>
  );
}
