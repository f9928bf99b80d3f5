import type { ReactNode } from 'react';
import type { ApiDemoPage } from '../../core/api/demo-pages.ts';
import type { ApiImport } from '../../core/api/model.ts';
import type { ApiPageProps } from '../../core/api/page-props.ts';
import { HeadingAnchor } from '../page/HeadingAnchor.tsx';
import { Icon } from '../site/Icon.tsx';
import { useLabel } from './label-context.ts';

export function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  const label = useLabel();
  return (
    <section className="api-section">
      <h2 id={id}>
        {title}
        <HeadingAnchor id={id} text={title} label={label} />
      </h2>
      {children}
    </section>
  );
}

/** Which release was read, where its source is, and how a theme calls the component. */
export function ApiFacts({ packages, sourceUrl, component, ...props }: ApiPageProps) {
  const label = useLabel();
  const since = (component ?? props.interface)?.since;
  return (
    <ul className="api-facts">
      <li>
        {label('api.readFrom')}{' '}
        {packages.map(({ name, version }, index) => (
          <span key={name}>
            {index > 0 ? ', ' : ''}
            <code>
              {name} {version}
            </code>
          </span>
        ))}
      </li>
      {since === undefined ? null : <li>{label('api.wholeSince', { version: since })}</li>}
      {component?.themeName ? (
        <li>
          {label('api.inTheme')} <code>{component.themeName}</code>
        </li>
      ) : null}
      {sourceUrl ? (
        <li>
          <a href={sourceUrl}>
            <Icon name="github" /> {label('api.source')}
          </a>
        </li>
      ) : null}
    </ul>
  );
}

/** Above this many demos only their pages are named. */
const MANY_DEMOS = 24;

/** The guide pages that show a component, with their demos where they are few. */
export function DemoPages({ pages }: { pages: readonly ApiDemoPage[] }) {
  const label = useLabel();
  if (pages.length === 0) return null;
  const total = pages.reduce((sum, { demos }) => sum + demos.length, 0);
  return (
    <Section id="demos" title={label('api.demos')}>
      <ul className="api-demos">
        {pages.map(({ title, href, demos }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            {demos.length > 0 && total > MANY_DEMOS ? (
              <small>
                {demos.length === 1
                  ? label('api.oneDemo')
                  : label('api.manyDemos', { count: String(demos.length) })}
              </small>
            ) : null}
            {total <= MANY_DEMOS
              ? demos.map((demo) => (
                  <small key={demo.name}>
                    <a href={demo.href}>{demo.name}</a>
                  </small>
                ))
              : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One line for each package that exports it. */
export function Imports({ imports, isType }: { imports: readonly ApiImport[]; isType: boolean }) {
  const label = useLabel();
  return (
    <Section id="import" title={label('api.import')}>
      <div className="api-imports">
        {imports.map(({ name, from }) => (
          <figure key={from} className="code-block" data-language="tsx" dir="ltr">
            <pre className="code" tabIndex={0}>
              <code>
                <span className="k">{isType ? 'import type' : 'import'}</span>
                {` { ${name} } `}
                <span className="k">from</span> <span className="s">{`'${from}'`}</span>;
              </code>
            </pre>
            <button
              type="button"
              className="copy-button"
              aria-label={label('api.copyImport', { package: from })}
              data-copy=""
            >
              <Icon name="copy" />
              <span data-copy-label="">{label('code.copy')}</span>
            </button>
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** Above this many uses the rest is folded. */
const MANY_USES = 12;

export function UseList({ uses }: { uses: readonly { text: string; href: string }[] }) {
  const label = useLabel();
  const items = uses.map(({ text, href }) => (
    <li key={href}>
      <a href={href}>
        <code>{text}</code>
      </a>
    </li>
  ));
  return (
    <>
      <ul className="api-uses">{items.slice(0, MANY_USES)}</ul>
      {uses.length > MANY_USES ? (
        <details className="api-more">
          <summary>{label('api.more', { count: String(uses.length - MANY_USES) })}</summary>
          <ul className="api-uses">{items.slice(MANY_USES)}</ul>
        </details>
      ) : null}
    </>
  );
}

/** Props, slots and events that take a type. */
export function UsedBy({ uses }: Pick<ApiPageProps, 'uses'>) {
  const label = useLabel();
  if (uses.length === 0) return null;
  return (
    <Section id="used-by" title={label('api.usedBy')}>
      <UseList uses={uses} />
    </Section>
  );
}

/** Narrows the rows of a page; it needs JavaScript. */
export function ApiFilter({ count }: { count: number }) {
  const label = useLabel();
  return (
    <div className="api-filter" role="search" data-api-filter="">
      <Icon name="search" />
      <input
        type="search"
        placeholder={label('api.filter', { count: String(count) })}
        aria-label={label('api.filterName')}
        autoComplete="off"
        spellCheck={false}
      />
      <span className="api-filter-count" role="status" />
    </div>
  );
}
