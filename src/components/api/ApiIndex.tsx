import type { ApiIndexEntry, ApiIndexSection } from '../../core/api/index-sections.ts';
import { HeadingAnchor } from '../page/HeadingAnchor.tsx';
import { PlanIcon } from '../site/PlanIcon.tsx';
import { useLabels } from './label-context.ts';

function Entry({ entry, isCode }: { entry: ApiIndexEntry; isCode: boolean }) {
  const { name, href, plan, isDeprecated, summary } = entry;
  const t = useLabels();
  return (
    <li>
      <span className={isDeprecated ? 'api-index-name api-old' : 'api-index-name'}>
        <a href={href}>{isCode ? <code>{name}</code> : name}</a>
        {plan ? <PlanIcon plan={plan} t={t} /> : null}
      </span>
      <p>{summary}</p>
    </li>
  );
}

/** The exports that the reference leaves out, with their number and the reasons. */
function LeftOut({ exports }: { exports: NonNullable<ApiIndexSection['leftOut']> }) {
  const t = useLabels();
  return (
    <details className="api-left-out">
      <summary>{t('api.leftOut', { count: String(exports.length) })}</summary>
      <ul>
        {exports.map(({ name, reason }) => (
          <li key={name}>
            <code>{name}</code>: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Section({ section }: { section: ApiIndexSection }) {
  const { id, depth, text, entries, isCode, leftOut = [] } = section;
  const t = useLabels();
  const Heading = depth === 2 ? 'h2' : 'h3';
  return (
    <section className="api-index-section">
      <Heading id={id}>
        {text}
        <HeadingAnchor id={id} text={text} t={t} />
      </Heading>
      {entries.length > 0 ? (
        <ul className="api-index">
          {entries.map((entry) => (
            <Entry key={entry.name} entry={entry} isCode={isCode} />
          ))}
        </ul>
      ) : null}
      {leftOut.length > 0 ? <LeftOut exports={leftOut} /> : null}
    </section>
  );
}

/** Every page of a product's reference, each with its plan and a line about it. */
export function ApiIndex({ sections }: { sections: readonly ApiIndexSection[] }) {
  return sections.map((section) => <Section key={section.id} section={section} />);
}
