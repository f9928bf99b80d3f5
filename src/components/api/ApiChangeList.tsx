import { Fragment } from 'react';
import {
  getChangeKey,
  type ApiChangeGroup,
  type ApiChangeHrefs,
} from '../../core/api/history/change-list.ts';
import type { ApiChange } from '../../core/api/history/diff.ts';
import { PlanIcon } from '../site/PlanIcon.tsx';
import { CodeText } from './CodeText.tsx';

interface ListProps {
  groups: readonly ApiChangeGroup[];
  hrefs: ApiChangeHrefs;
  t: Label<'apiChanges' | 'plan'>;
  /** Renders the kinds as paragraphs: on a guide page the author's heading is above them. */
  isInText?: boolean;
}

/** Changes shown by name only, without the values before and after. */
const PLAIN: ReadonlySet<string> = new Set(['added', 'removed', 'required', 'optional']);

function Value({ text, t }: { text: string | undefined; t: Label<'apiChanges' | 'plan'> }) {
  return text ? (
    <CodeText code={text} />
  ) : (
    <span className="api-change-none">{t('apiChanges.nothing')}</span>
  );
}

function Difference({ change, t }: { change: ApiChange; t: Label<'apiChanges' | 'plan'> }) {
  if (PLAIN.has(change.change)) return null;
  if (change.change === 'deprecated') {
    return change.after ? <p className="api-change-note">{toPlain(change.after)}</p> : null;
  }
  const after = change.change === 'renamed' ? change.name : change.after;
  return (
    <dl className="api-change-values">
      <dt>{t('apiChanges.before')}</dt>
      <dd>
        <Value text={change.before} t={t} />
      </dd>
      <dt>{t('apiChanges.after')}</dt>
      <dd>
        <Value text={after} t={t} />
      </dd>
    </dl>
  );
}

/** Strips links and backticks: deprecation notes are Markdown, but the list shows plain text. */
function toPlain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}

function Change({
  change,
  href,
  t,
}: {
  change: ApiChange;
  href: string | undefined;
  t: Label<'apiChanges' | 'plan'>;
}) {
  const name = <code dir="ltr">{change.name}</code>;
  return (
    <li className="api-change">
      {href === undefined ? name : <a href={href}>{name}</a>}{' '}
      <small>{t(`apiChanges.kind.${change.kind}`)}</small>
      {change.plan === undefined ? null : <PlanIcon plan={change.plan} t={t} />}
      <Difference change={change} t={t} />
    </li>
  );
}

const CATALOGS = ['events', 'selectors', 'exports'] as const;

/** Whether an owner is a list of the reference rather than a component or a type. */
function isCatalog(owner: string): owner is (typeof CATALOGS)[number] {
  return (CATALOGS as readonly string[]).includes(owner);
}

/** The changes between two releases: a heading for each kind, members grouped by owner. */
export function ApiChangeList({ groups, hrefs, t, isInText = false }: ListProps) {
  const Heading = isInText ? 'p' : 'h2';
  return groups.map(({ kind, count, owners }) => (
    <section key={kind} className="api-changes" data-plain={PLAIN.has(kind) ? '' : undefined}>
      <Heading {...(isInText ? { className: 'api-change-title' } : { id: kind })}>
        {t(`apiChanges.change.${kind}`)} <small>{count}</small>
      </Heading>
      {owners.map(({ owner, changes }) => (
        <Fragment key={owner}>
          <p className="api-change-owner">
            {isCatalog(owner) ? t(`apiChanges.owner.${owner}`) : <code dir="ltr">{owner}</code>}
          </p>
          <ul className="api-change-list">
            {changes.map((change) => (
              <Change
                key={`${change.kind} ${change.name} ${change.change}`}
                change={change}
                href={change.change === 'removed' ? undefined : hrefs[getChangeKey(change)]}
                t={t}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  ));
}
