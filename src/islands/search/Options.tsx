import { memo, type ReactNode } from 'react';
import { PlanIcon } from '../../components/PlanIcon.tsx';
import type { SearchHit, SearchMember, TextPiece } from '../../core/search.ts';
import { getLabels } from './labels.ts';
import type { RecentPage } from './recent-pages.ts';

interface OptionProps {
  id: string;
  active: boolean;
}

/** The page of a hit, as it is remembered once it was opened. */
export function toRecentPage({ href, title, place }: SearchHit): RecentPage {
  const getText = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text).join('');
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
  children,
}: OptionProps & { href: string; children: ReactNode }) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="search-option"
      href={href}
    >
      {children}
    </a>
  );
}

/** A page to go to without a search. */
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

/** A page that answers the query, with its best place. Not drawn again while a reader types on. */
export const HitOption = memo(function HitOption({
  hit,
  ...option
}: OptionProps & { hit: SearchHit }) {
  const { href, title, place, trail, sectionName, plan, snippet, member } = hit;
  const label = getLabels(document.documentElement.lang);
  return (
    <Option {...option} href={href}>
      <span className="search-title">
        <Marked pieces={title} />
        {plan === null ? null : <PlanIcon label={label} plan={plan} />}
        {place === null ? null : (
          <span className="search-place">
            <Marked pieces={place} />
          </span>
        )}
      </span>
      <span className="search-trail">{[sectionName, ...trail].join(' / ')}</span>
      {member === null ? null : <Member member={member} />}
      <span className="search-snippet">
        <Marked pieces={snippet} />
      </span>
    </Option>
  );
});

/** The facts of a member of the API reference. */
function Member({ member }: { member: SearchMember }) {
  return (
    <span className="search-member">
      <code>{member.signature}</code>
      {member.default === undefined ? null : (
        <span>
          default <code>{member.default}</code>
        </span>
      )}
      {member.since === undefined ? null : <span>since {member.since}</span>}
    </span>
  );
}
