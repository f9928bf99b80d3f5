import type { AccessibilityReport } from '../../core/api/accessibility/model.ts';
import { countResults, type Rating, type Result } from '../../core/api/accessibility/rate.ts';
import { ACCESSIBILITY_PATH } from '../../core/api/accessibility/matrix.ts';
import { toHref } from '../../core/urls.ts';
import { TableBox } from '../site/TableBox.tsx';

interface Props {
  report: AccessibilityReport;
  ratings: readonly Rating[];
  t: Label;
}

/** Results that readers look for first. */
const SUMMARY: readonly Result[] = ['supports', 'partly', 'fails', 'notTested'];

function Findings({ ratings, t }: Pick<Props, 'ratings' | 't'>) {
  const found = ratings.filter(({ result }) => result === 'partly' || result === 'fails');
  if (found.length === 0) return null;
  return (
    <ul className="accessibility-findings">
      {found.map(({ criterion, result, evidence }) => (
        <li key={criterion.id}>
          <strong>
            {criterion.id} {criterion.name}: {t(`accessibility.result.${result}`)}
          </strong>
          {evidence.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Criteria({ ratings, t }: Pick<Props, 'ratings' | 't'>) {
  return (
    <details className="api-more">
      <summary>{t('accessibility.criteria')}</summary>
      <TableBox t={t}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('accessibility.criterion')}</th>
              <th scope="col">{t('accessibility.level')}</th>
              <th scope="col">{t('accessibility.resultHead')}</th>
              <th scope="col">{t('accessibility.evidence')}</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ criterion, result, evidence }) => (
              <tr key={criterion.id}>
                <th scope="row">
                  {criterion.id} {criterion.name}
                </th>
                <td>{criterion.level}</td>
                <td>{t(`accessibility.result.${result}`)}</td>
                <td>{evidence.join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </details>
  );
}

/** What was measured about a component's accessibility, failures first. */
export function AccessibilitySection({ report, ratings, t }: Props) {
  const counts = countResults(ratings);
  const { states, stops, transcripts, measured, versions, product } = report;
  return (
    <>
      <p>
        {t('accessibility.opened', { states: states.join(', ') })}{' '}
        {SUMMARY.map((result) => `${t(`accessibility.result.${result}`)}: ${counts[result]}`).join(
          ' · ',
        )}
        .
      </p>
      <Findings ratings={ratings} t={t} />
      <Criteria ratings={ratings} t={t} />
      {stops.length > 0 ? (
        <details className="api-more">
          <summary>{t('accessibility.stops', { count: String(stops.length) })}</summary>
          <ol>
            {stops.map(({ role, name, isVisible, isVisibleInForcedColors }, at) => (
              <li key={at}>
                {role} {name ? `“${name}”` : t('accessibility.unnamed')}
                {isVisible ? '' : `; ${t('accessibility.hiddenFocus')}`}
                {isVisibleInForcedColors ? '' : `; ${t('accessibility.hiddenForced')}`}
              </li>
            ))}
          </ol>
        </details>
      ) : null}
      {Object.entries(transcripts).map(([state, lines]) => (
        <details key={state} className="api-more">
          <summary>{t('accessibility.transcript', { state })}</summary>
          <pre className="code" tabIndex={0} dir="ltr">
            <code>{lines.join('\n')}</code>
          </pre>
        </details>
      ))}
      <p className="api-origin">
        {t('accessibility.measured', {
          date: measured,
          package: Object.entries(versions)
            .filter(([name]) => name.includes(product === 'tree-view' ? 'tree' : product))
            .map(([name, version]) => `${name} ${version}`)
            .join(', '),
        })}{' '}
        <a href={toHref(ACCESSIBILITY_PATH)}>{t('accessibility.all')}</a>
      </p>
    </>
  );
}
