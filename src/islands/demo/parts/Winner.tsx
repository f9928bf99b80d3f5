import type { PartTable } from '../../../core/api/parts/part-table.ts';
import { findBehind, getPartName, type Finding } from './inspect.ts';

/** Losing rules that are listed. */
const MANY_RULES = 6;

const isColor = (value: string) => /^(?:#|rgb|hsl|color|ok)/.test(value);

function Value({ value }: { value: string }) {
  return (
    <>
      {isColor(value) ? <span className="parts-swatch" style={{ background: value }} /> : null}
      <code>{value}</code>
    </>
  );
}

/** The rule that wins, why, and the variables in its value. */
export function Winner({ finding, t }: { finding: Finding; t: Label<'parts'> }) {
  const { declarations, property, value, reason, inheritedFrom, variables } = finding;
  const [winner, ...others] = declarations;
  if (!winner) {
    return (
      <p>
        {t('parts.unset')} <Value value={value} />
      </p>
    );
  }
  const name = winner.selector ?? t('parts.inline');
  return (
    <>
      <p>
        {t('parts.computed')} <Value value={value} />
        {inheritedFrom === null ? null : <> {t('parts.inherited', { name: inheritedFrom })}</>}
      </p>
      <pre className="code" dir="ltr" tabIndex={0} aria-label={t('parts.winner')}>
        <code>{`${name} {\n  ${property}: ${winner.value}${winner.isImportant ? ' !important' : ''};\n}`}</code>
      </pre>
      <p>{t(`parts.reason.${reason}`, { specificity: winner.specificity.join(', ') })}</p>
      {others.length > 0 ? (
        <details>
          <summary>{t('parts.losers', { count: String(others.length) })}</summary>
          <ul className="parts-rules">
            {others.slice(0, MANY_RULES).map(({ selector, value: lost, specificity, order }) => (
              <li key={order}>
                <code>{selector ?? t('parts.inline')}</code> <span>({specificity.join(', ')})</span>{' '}
                <Value value={lost} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {variables.length > 0 ? (
        <>
          <h3>{t('parts.variables')}</h3>
          <dl className="parts-variables">
            {variables.map(({ name: variable, value: set, setBy }) => (
              <div key={variable}>
                <dt>
                  <code>{variable}</code>
                </dt>
                <dd>
                  <Value value={set || t('parts.nothing')} />{' '}
                  {setBy === null ? null : <small>{t('parts.setBy', { name: setBy })}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </>
  );
}

interface BehindProps {
  element: Element;
  table: PartTable;
  t: Label<'parts'>;
  onSelect: (element: Element) => void;
}

/** Says whose background shows through a transparent one. */
export function Behind({ element, table, t, onSelect }: BehindProps) {
  const behind = findBehind(element);
  if (!behind) return null;
  const name = getPartName(behind, table);
  return (
    <p>
      {t('parts.behind')} <Value value={getComputedStyle(behind).backgroundColor} />{' '}
      {name ? (
        <button type="button" className="parts-link" onClick={() => onSelect(behind)}>
          {t('parts.goTo', { name })}
        </button>
      ) : null}
    </p>
  );
}
