import { splitDefault } from '../../core/api/default-parts.ts';
import type { ApiLinks } from '../../core/api/links.ts';
import type { ApiSignature } from '../../core/api/model.ts';
import type { ApiRow } from '../../core/api/sections.ts';
import { PlanIcon } from '../site/PlanIcon.tsx';
import { ApiCallView } from './ApiCallView.tsx';
import { ApiDemoLinks, ApiFact } from './ApiFacts.tsx';
import { CodeText, MemberName } from './CodeText.tsx';
import { useLabels } from './label-context.ts';
import { TypeText } from './TypeText.tsx';

/** Described parameters and return value. Their types are in the row's type. */
function Signature({ signature: { params, returns } }: { signature: ApiSignature }) {
  const t = useLabels();
  const described = params.filter(({ description = '' }) => description !== '');
  if (described.length === 0 && !returns?.description) return null;
  return (
    <dl className="api-args">
      {described.map(({ name, description = '' }) => (
        <div key={name}>
          <dt>
            <CodeText code={name} />
          </dt>
          <dd dangerouslySetInnerHTML={{ __html: description }} />
        </div>
      ))}
      {returns?.description ? (
        <div>
          <dt>{t('api.returns')}</dt>
          <dd dangerouslySetInnerHTML={{ __html: returns.description }} />
        </div>
      ) : null}
    </dl>
  );
}

function Deprecated({ reason }: { reason: string }) {
  const t = useLabels();
  const html = reason === '' ? t('api.deprecated') : t('api.deprecatedBecause') + reason;
  return <p className="api-deprecated" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A prop, slot, class, event, selector, method, or export with all its details. */
export function ApiRowView({ row, links }: { row: ApiRow; links: ApiLinks }) {
  const { id, name, plan, required, deprecated, since, type, refs, facts, see = [] } = row;
  const { signature, call, throws } = row;
  const t = useLabels();
  return (
    <div className="api-row">
      <h3 id={id} className={deprecated === undefined ? undefined : 'api-old'}>
        <a href={`#${id}`}>
          <MemberName name={name} />
        </a>
        {required ? <span className="api-required">{t('api.required')}</span> : null}
        {plan ? <PlanIcon plan={plan} t={t} /> : null}
        {since === undefined ? null : (
          <span className="api-since">{t('api.since', { version: since })}</span>
        )}
      </h3>
      <div className="api-type">
        {type === undefined ? null : <TypeText type={type} refs={refs} links={links} />}
      </div>
      <div className="api-default">
        {splitDefault(row.default).map(({ text, isCode }, index) =>
          isCode ? <CodeText key={index} code={text} /> : text,
        )}
      </div>
      <div className="api-text">
        {row.description === '' ? null : (
          <div dangerouslySetInnerHTML={{ __html: row.description }} />
        )}
        {deprecated === undefined ? null : <Deprecated reason={deprecated} />}
        {signature ? <Signature signature={signature} /> : null}
        {call ? <ApiCallView call={call} throws={throws} links={links} /> : null}
        {facts.map((fact) => (
          <ApiFact key={`${fact.label} ${fact.code}`} fact={fact} links={links} />
        ))}
        <ApiDemoLinks demos={row.demos} />
        {see.map((html) => (
          <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </div>
    </div>
  );
}
