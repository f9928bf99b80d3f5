import type { ApiLinks } from '../../core/api/links.ts';
import type { ApiRow } from '../../core/api/sections.ts';
import { useLabels } from './label-context.ts';
import { TypeText } from './TypeText.tsx';

/** Names or demos beyond this number are folded. */
const MANY = 12;

/** A label with code. Of a list with many names, the rest is folded. */
export function ApiFact({ fact, links }: { fact: ApiRow['facts'][number]; links: ApiLinks }) {
  const t = useLabels();
  const { label, code, refs = [] } = fact;
  const names = code.split(', ');
  // Only lists have a reference per item.
  if (refs.length <= MANY || names.length !== refs.length) {
    return (
      <p>
        {label}: <TypeText type={code} refs={refs} links={links} />
      </p>
    );
  }
  return (
    <div>
      {label}: <TypeText type={names.slice(0, MANY).join(', ')} refs={refs} links={links} />
      <details className="api-more">
        <summary>{t('api.more', { count: String(names.length - MANY) })}</summary>
        <TypeText type={names.slice(MANY).join(', ')} refs={refs} links={links} />
      </details>
    </div>
  );
}

function DemoLinks({ demos }: { demos: NonNullable<ApiRow['demos']> }) {
  return demos.map(({ title, href }, index) => (
    <span key={href}>
      {index > 0 ? ', ' : ''}
      <a href={href}>{title}</a>
    </span>
  ));
}

/** The demos that import an export. */
export function ApiDemoLinks({ demos = [] }: Pick<ApiRow, 'demos'>) {
  const t = useLabels();
  if (demos.length === 0) return null;
  return (
    <div>
      {t('api.usedInDemos')} <DemoLinks demos={demos.slice(0, MANY)} />
      {demos.length > MANY ? (
        <details className="api-more">
          <summary>{t('api.more', { count: String(demos.length - MANY) })}</summary>
          <DemoLinks demos={demos.slice(MANY)} />
        </details>
      ) : null}
    </div>
  );
}
