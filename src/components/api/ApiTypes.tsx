import { escapeText } from 'entities/escape';
import { linkNames, type ApiLinks } from '../../core/api/links.ts';
import type { ApiType } from '../../core/api/model.ts';
import { PlanIcon } from '../site/PlanIcon.tsx';
import { UseList } from './ApiParts.tsx';
import { useLabels } from './label-context.ts';

/** Number of uses listed here; the definition that opens in place lists more. */
const SOME_USES = 3;

/** Declarations of more characters than this lose their comments; the definition file has them. */
const LONG = 400;

function getText(text: string): string {
  if (text.length <= LONG) return text;
  return text.replace(/^[ \t]*\/\*\*[\s\S]*?\*\/\n/gm, '');
}

function TypeView({ type, links }: { type: ApiType; links: ApiLinks }) {
  const { name, text, refs = [], from, plan } = type;
  const t = useLabels();
  const uses = links.getUses(name);
  const others = refs.filter((ref) => ref !== name);
  const html = linkNames(escapeText(getText(text)), others, links.getNameHref);
  return (
    <div className="api-row">
      <h3 id={name}>
        <a href={`#${name}`}>{name}</a>
        {plan ? <PlanIcon plan={plan} t={t} /> : null}
        {from ? <small>{from}</small> : null}
      </h3>
      <pre className="code" dir="ltr" tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {uses.length > 0 ? (
        <details className="api-more">
          <summary>
            {t(uses.length > SOME_USES ? 'api.usedBySome' : 'api.usedByCount', {
              count: String(uses.length),
            })}
          </summary>
          <UseList uses={uses.slice(0, SOME_USES)} />
        </details>
      ) : null}
    </div>
  );
}

/** The definitions of the types that do not have their own page. */
export function ApiTypes({ links }: { links: ApiLinks }) {
  const t = useLabels();
  return (
    <section className="api-section">
      <h2 id="definitions">{t('api.definitions')}</h2>
      {links.model.types.map((type) => (
        <TypeView key={type.name} type={type} links={links} />
      ))}
    </section>
  );
}
