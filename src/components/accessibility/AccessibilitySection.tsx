import type { AccessibilityReport } from '../../core/api/accessibility/model.ts';
import {
  countResults,
  renderEvidence,
  type Rating,
  type Result,
} from '../../core/api/accessibility/rate.ts';
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

const isProblem = (result: Result) => result === 'partly' || result === 'fails';

function Findings({ ratings, t }: Pick<Props, 'ratings' | 't'>) {
  const found = ratings.filter(({ result }) => isProblem(result));
  if (found.length === 0) return null;
  return (
    <ul className="accessibility-findings">
      {found.map(({ criterion, result, evidence }) => (
        <li key={criterion.id}>
          <strong>
            {criterion.id} {criterion.name}: {t(`accessibility.result.${result}`)}
          </strong>
          {evidence
            .filter((each) => isProblem(each.result))
            .map((each) => (
              <p key={each.evidence}>{each.evidence}</p>
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
            {ratings.map((rating) => (
              <tr key={rating.criterion.id}>
                <th scope="row">
                  {rating.criterion.id} {rating.criterion.name}
                </th>
                <td>{rating.criterion.level}</td>
                <td>{t(`accessibility.result.${rating.result}`)}</td>
                <td>{renderEvidence(rating)}</td>
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
      <p className="accessibility-summary">
        {SUMMARY.map((result) => (
          <span key={result}>
            {t(`accessibility.result.${result}`)}: <strong>{counts[result]}</strong>
          </span>
        ))}
      </p>
      <p>{t('accessibility.opened', { states: states.join(', ') })}</p>
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
