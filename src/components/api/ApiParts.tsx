import type { ReactNode } from 'react';
import type { ApiDemoPage } from '../../core/api/demo-pages.ts';
import { getCostHref, getCostText } from '../../core/api/cost/cost-text.ts';
import type { ApiCost, ApiImport } from '../../core/api/model.ts';
import type { ApiPageProps } from '../../core/api/page-props.ts';
import { HeadingAnchor } from '../page/HeadingAnchor.tsx';
import { Icon } from '../site/Icon.tsx';
import { useLabels } from './label-context.ts';

export function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  const t = useLabels();
  return (
    <section className="api-section">
      <h2 id={id}>
        {title}
        <HeadingAnchor id={id} text={title} t={t} />
      </h2>
      {children}
    </section>
  );
}

/** With more demos than this, the demos of each guide are folded. */
const MANY_DEMOS = 24;

function DemoList({ demos }: Pick<ApiDemoPage, 'demos'>) {
  return (
    <ul>
      {demos.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** The guide pages about a component, each with its demos. */
export function DemoPages({ pages }: { pages: readonly ApiDemoPage[] }) {
  const t = useLabels();
  if (pages.length === 0) return null;
  const isFolded = pages.reduce((sum, { demos }) => sum + demos.length, 0) > MANY_DEMOS;
  return (
    <Section id="demos" title={t('api.demos')}>
      <ul className="api-demos">
        {pages.map(({ title, href, demos }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            {isFolded && demos.length > 0 ? (
              <details className="api-more">
                <summary>
                  {demos.length === 1
                    ? t('api.oneDemo')
                    : t('api.manyDemos', { count: String(demos.length) })}
                </summary>
                <DemoList demos={demos} />
              </details>
            ) : (
              <DemoList demos={demos} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the import adds to an application, and how much that is beside the largest component. */
function ApiCostLine({ name, cost, largest }: { name: string; cost: ApiCost; largest: number }) {
  const t = useLabels();
  return (
    <p className="api-cost">
      <span className="api-cost-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.ceil((100 * cost.material) / largest)}%` }} />
      </span>
      <span>
        {getCostText(cost).map((part, at) =>
          typeof part === 'string' ? part : <strong key={at}>{part.size}</strong>,
        )}{' '}
        <a href={getCostHref(name)}>{t('api.addUp')}</a>
      </span>
    </p>
  );
}

interface ImportsProps {
  imports: readonly ApiImport[];
  isType: boolean;
  children?: ReactNode;
}

/** The cost of a component, if it is measured. */
export function ImportCost({ component, links }: Pick<ApiPageProps, 'component' | 'links'>) {
  if (!component?.cost) return null;
  const sizes = links.model.components.map(({ cost }) => cost?.material ?? 0);
  return (
    <ApiCostLine name={component.name} cost={component.cost} largest={Math.max(1, ...sizes)} />
  );
}

/** An import statement for each package that exports the component or type. */
export function Imports({ imports, isType, children }: ImportsProps) {
  const t = useLabels();
  return (
    <Section id="import" title={t('api.import')}>
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
              aria-label={t('api.copyImport', { package: from })}
              data-copy=""
            >
              <Icon name="copy" />
              <span data-copy-label="">{t('code.copy')}</span>
            </button>
          </figure>
        ))}
      </div>
      {children}
    </Section>
  );
}

/** Uses beyond this number are folded. */
const MANY_USES = 12;

export function UseList({ uses }: { uses: readonly { text: string; href: string }[] }) {
  const t = useLabels();
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
          <summary>{t('api.more', { count: String(uses.length - MANY_USES) })}</summary>
          <ul className="api-uses">{items.slice(MANY_USES)}</ul>
        </details>
      ) : null}
    </>
  );
}

/** The props, slots and events that use a type. */
export function UsedBy({ uses }: Pick<ApiPageProps, 'uses'>) {
  const t = useLabels();
  if (uses.length === 0) return null;
  return (
    <Section id="used-by" title={t('api.usedBy')}>
      <UseList uses={uses} />
    </Section>
  );
}
