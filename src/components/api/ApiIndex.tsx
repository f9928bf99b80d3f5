import type { ApiIndexEntry, ApiIndexSection } from '../../core/api/index-sections.ts';
import { HeadingAnchor } from '../page/HeadingAnchor.tsx';
import { PlanIcon } from '../site/PlanIcon.tsx';
import { ApiIndexFilter } from './ApiIndexFilter.tsx';
import { useLabels } from './label-context.ts';

function Entry({ entry, isCode }: { entry: ApiIndexEntry; isCode: boolean }) {
  const { name, href, kind, plan, since, isDeprecated, summary } = entry;
  const t = useLabels();
  return (
    <li data-kind={kind} data-plan={plan} data-since={since}>
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
  const { id, depth, text, topic, entries, isCode, leftOut = [] } = section;
  const t = useLabels();
  const Heading = depth === 2 ? 'h2' : 'h3';
  return (
    <section className="api-index-section">
      <Heading id={id}>
        {topic ? <a href={topic.href}>{text}</a> : text}
        <HeadingAnchor id={id} text={text} t={t} />
      </Heading>
      {topic ? <p>{topic.description}</p> : null}
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

/** Every page and export of a product's reference, each with its plan and a line about it. */
export function ApiIndex({ sections }: { sections: readonly ApiIndexSection[] }) {
  return (
    <>
      <ApiIndexFilter sections={sections} />
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </>
  );
}
