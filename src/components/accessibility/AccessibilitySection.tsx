import { Fragment } from 'react';
import {
  countResults,
  type PressedKey,
  type RatedReport,
} from '../../core/api/accessibility/rate.ts';
import type { Result } from '../../core/api/accessibility/result.ts';
import { ACCESSIBILITY_PATH } from '../../core/api/accessibility/matrix.ts';
import { getSceneHref, isPlaygroundState } from '../../core/api/accessibility/states.ts';
import { PLAYGROUND_HASH, toHref } from '../../core/urls.ts';
import { TableBox } from '../site/TableBox.tsx';
import { CriteriaTable } from './CriteriaTable.tsx';

interface Props extends RatedReport {
  t: Label;
}

/** Results that readers look for first. */
const SUMMARY: readonly Result[] = ['supports', 'partly', 'fails', 'notTested'];

const isProblem = (result: Result) => result === 'partly' || result === 'fails';

/** Links that open the component in states. */
function StateLinks({ component, states }: { component: string; states: readonly string[] }) {
  return states.map((state, at) => (
    <Fragment key={state}>
      {at === 0 ? '' : ', '}
      <a
        href={
          isPlaygroundState(component, state)
            ? `#${PLAYGROUND_HASH}`
            : getSceneHref(component, 'state', state)
        }
      >
        {state}
      </a>
    </Fragment>
  ));
}

function Findings({ report, ratings, t }: Omit<Props, 'keys'>) {
  const found = ratings.filter(({ result }) => isProblem(result));
  if (found.length === 0) return null;
  return (
    <ul className="accessibility-findings">
      {found.map(({ criterion, result, evidence, workaround }) => (
        <li key={criterion.id}>
          <strong>
            {criterion.id} {criterion.name}: {t(`accessibility.result.${result}`)}
          </strong>
          {evidence
            .filter((each) => isProblem(each.result))
            .map((each) => (
              <p key={each.evidence}>{each.evidence}</p>
            ))}
          {report.findings
            .filter((finding) => finding.criterion === criterion.id)
            .map(({ rule, states }) => (
              <p key={rule}>
                {t('accessibility.reproduce', { rule })}{' '}
                <StateLinks component={report.component} states={states} />
              </p>
            ))}
          {workaround ? <p>{t('accessibility.workaround', { text: workaround })}</p> : null}
        </li>
      ))}
    </ul>
  );
}

/** `Home | Moves to the first item` without the key, which has a cell of its own. */
const getClaim = (text: string) => text.split(' | ').slice(1).filter(Boolean).join(' · ');

function Keys({ keys, t }: { keys: readonly PressedKey[]; t: Label }) {
  if (keys.length === 0) return null;
  return (
    <details className="api-more">
      <summary>{t('accessibility.keys', { count: String(keys.length) })}</summary>
      <TableBox t={t}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('accessibility.key')}</th>
              <th scope="col">{t('accessibility.claim')}</th>
              <th scope="col">{t('accessibility.change')}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(({ key, href, claim, change, agrees }, at) => (
              <tr key={at}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{href ? <a href={href}>{getClaim(claim ?? '')}</a> : null}</td>
                <td>
                  {change}
                  {agrees ? '' : ` (${t('accessibility.disagrees')})`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </details>
  );
}

/** What was measured about a component's accessibility, failures first. */
export function AccessibilitySection({ report, ratings, keys, t }: Props) {
  const counts = countResults(ratings);
  const { component, states, stops, transcripts, measured, versions, product } = report;
  return (
    <>
      <p className="accessibility-summary">
        {SUMMARY.map((result) => (
          <span key={result}>
            {t(`accessibility.result.${result}`)}: <strong>{counts[result]}</strong>
          </span>
        ))}
      </p>
      <p>
        {t('accessibility.opened')} <StateLinks component={component} states={states} />
      </p>
      <Findings report={report} ratings={ratings} t={t} />
      <details className="api-more">
        <summary>{t('accessibility.criteria')}</summary>
        <CriteriaTable ratings={ratings} t={t} />
      </details>
      <Keys keys={keys} t={t} />
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
