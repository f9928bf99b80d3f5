import { formatSize } from '../../core/api/cost/format-size.ts';
import type { Saving } from '../../core/api/cost/cheaper.ts';
import type { CostSelection } from '../../core/api/cost/selection.ts';

interface Props {
  savings: readonly Saving[];
  onChange: (selection: CostSelection) => void;
  t: Label<'cost' | 'plan'>;
}

/** What would do with less, and what is lost. */
export function SavingList({ savings, onChange, t }: Props) {
  if (savings.length === 0) return null;
  return (
    <section aria-label={t('cost.cheaper')}>
      <h2>{t('cost.cheaper')}</h2>
      <ul className="cost-savings">
        {savings.map(({ from, to, loses, saved, selection }) => (
          <li key={`${from} ${to}`}>
            <p>
              <strong>{formatSize(saved)}</strong> {t('cost.less', { from, to, loses })}
            </p>
            <button type="button" className="button" onClick={() => onChange(selection)}>
              {t('cost.use', { name: to })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
