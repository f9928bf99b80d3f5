import type { AccessibilityReport } from '../../core/api/accessibility/model.ts';
import type { SceneKind } from '../../core/api/accessibility/states.ts';

interface Props {
  report: AccessibilityReport;
  kind: SceneKind;
  state: string;
  t: Label<'states'>;
}

function Keys({ report, state, t }: Omit<Props, 'kind'>) {
  const pressed = report.keys.filter((each) => each.state === state);
  return (
    <>
      <h2 className="states-title">{t('states.pressed')}</h2>
      <dl className="states-keys">
        {pressed.map(({ key, change, agrees }, at) => (
          <div key={at}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>
              {change}
              {agrees ? '' : ` (${t('states.disagrees')})`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What axe found in a state, or what keys did in it. */
export function StateFindings({ report, kind, state, t }: Props) {
  if (kind === 'keys') return <Keys report={report} state={state} t={t} />;
  const found = report.findings.filter(({ states }) => states.includes(state));
  return (
    <>
      <h2 className="states-title">{t('states.found')}</h2>
      {found.length === 0 ? <p>{t('states.nothing')}</p> : null}
      <ul className="states-findings">
        {found.map(({ criterion, rule, help, settings, target, html }) => (
          <li key={criterion + rule}>
            <strong>{criterion}</strong> {help} ({rule}; {settings.join(', ')})
            <pre className="code" tabIndex={0} dir="ltr">
              <code>{`${target}\n${html}`}</code>
            </pre>
          </li>
        ))}
      </ul>
    </>
  );
}
