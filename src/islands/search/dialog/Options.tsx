import { memo, type ReactNode } from 'react';
import { Icon } from '../../../components/site/Icon.tsx';
import { PlanIcon } from '../../../components/site/PlanIcon.tsx';
import type { HitVersion, SearchHit, SearchMember, TextPiece } from '../../../core/search/types.ts';
import { COPY_KEYS } from './SearchFoot.tsx';
import type { RecentPage } from './recent-pages.ts';
import { getText, takeName } from './text-pieces.ts';

interface OptionProps {
  id: string;
  active: boolean;
}

/** Converts a hit to the form in which opened pages are remembered. */
export function toRecentPage({ href, title, place }: SearchHit): RecentPage {
  return { href, title: getText(title), place: getText(place ?? []) };
}

function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

/** A row of the list. It is a link, so that every way to open a link works. */
function Option({
  id,
  active,
  href,
  keys,
  version,
  children,
}: OptionProps & {
  href: string;
  keys?: string;
  version?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      aria-keyshortcuts={keys}
      tabIndex={-1}
      className="search-option"
      data-version={version}
      href={href}
    >
      {children}
    </a>
  );
}

/** A page that is offered without a query. */
export const PageOption = memo(function PageOption({
  page,
  ...option
}: OptionProps & { page: RecentPage }) {
  const { href, title, place } = page;
  return (
    <Option {...option} href={href}>
      <span className="search-title">
        {title}
        {place === '' ? null : <span className="search-place">{place}</span>}
      </span>
    </Option>
  );
});

interface HitProps extends OptionProps {
  t: Label<'plan' | 'search'>;
  hit: SearchHit;
}

/** A page that matches the query, with its best place. Memoized, so that typing stays fast. */
export const HitOption = memo(function HitOption({ t, hit, ...option }: HitProps) {
  const { href, title, place, trail, sectionName, plan, snippet, member } = hit;
  if (member !== null) return <MemberOption {...option} t={t} hit={hit} member={member} />;
  return (
    <Option {...option} href={href}>
      <span className="search-title">
        <Marked pieces={title} />
        {plan === null ? null : <PlanIcon t={t} plan={plan} />}
        {place === null ? null : (
          <span className="search-place">
            <Marked pieces={place} />
          </span>
        )}
      </span>
      <span className="search-trail">{[sectionName, ...trail].join(' / ')}</span>
      <span className="search-snippet">
        <Marked pieces={snippet} />
      </span>
    </Option>
  );
});

/** What is different in the release that the reader uses. */
function getVersionText(hit: HitVersion, t: Label<'search'>): string {
  const { version } = hit;
  switch (hit.kind) {
    case 'later':
      return hit.formerly === undefined
        ? t('search.version.later', { version, since: hit.since })
        : t('search.version.renamed', { version, since: hit.since, name: hit.formerly });
    case 'changed':
      return t('search.version.changed', { version });
    case 'removed':
      return hit.now === undefined
        ? t('search.version.removed', { version, until: hit.until })
        : t('search.version.renamedSince', { version, until: hit.until, name: hit.now });
  }
}

/** The card of an entry of the API reference. */
function MemberOption({ t, hit, member, ...option }: HitProps & { member: SearchMember }) {
  const { href, title, place, sectionName, plan, snippet, code } = hit;
  // A component is the subject of its page; only members name their owner.
  const owner = place === null ? [] : [getText(title)];
  return (
    <Option
      {...option}
      href={href}
      version={hit.version?.kind}
      {...(code === null ? {} : { keys: COPY_KEYS })}
    >
      <span className="search-title">
        <code dir="ltr">
          <Marked pieces={place ?? takeName(title, member.owner)} />
        </code>
        <span className="search-kind">{t(`search.kind.${member.kind}`)}</span>
        {plan === null ? null : <PlanIcon t={t} plan={plan} />}
      </span>
      <span className="search-trail">{[sectionName, ...owner].join(' / ')}</span>
      <span className="search-member">
        {member.signature === '' ? null : <code dir="ltr">{member.signature}</code>}
        {member.default === undefined ? null : (
          <span>
            {t('search.default')} <code dir="ltr">{member.default}</code>
          </span>
        )}
        {hit.version ? (
          <span className="search-kind">{getVersionText(hit.version, t)}</span>
        ) : member.since === undefined ? null : (
          <span>{t('search.since', { version: member.since })}</span>
        )}
      </span>
      <span className="search-snippet">
        <Marked pieces={snippet} />
      </span>
      {/* Only for pointers: a row cannot contain a button, and the dialog's footer has one. */}
      {code === null ? null : (
        <span className="search-copy-here" data-copy-code="" aria-hidden="true">
          <Icon name="copy" />
        </span>
      )}
    </Option>
  );
}
