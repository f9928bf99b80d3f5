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

function Section({ section }: { section: ApiIndexSection }) {
  const { id, depth, text, entries, isCode } = section;
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
    </section>
  );
}

/** Every page of a product's reference, each with its plan and a line about it. */
export function ApiIndex({ sections }: { sections: readonly ApiIndexSection[] }) {
  return sections.map((section) => <Section key={section.id} section={section} />);
}
