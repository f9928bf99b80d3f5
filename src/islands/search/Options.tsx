import type { MouseEvent, ReactNode } from 'react';
import { PlanIcon } from '../../components/PlanIcon.tsx';
import type { SearchHit, SearchMember, TextPiece } from '../../core/search.ts';
import type { RecentPage } from './recent-pages.ts';

/** What every row of the list is told. */
export interface OptionProps {
  id: string;
  active: boolean;
  page: RecentPage;
  onPoint: () => void;
  onOpen: (event: MouseEvent) => void;
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
  page,
  onPoint,
  onOpen,
  children,
}: OptionProps & { children: ReactNode }) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="search-option"
      href={page.href}
      onMouseMove={onPoint}
      onClick={onOpen}
    >
      {children}
    </a>
  );
}

/** A page to go to without a search. */
export function PageOption(props: OptionProps) {
  const { title, place } = props.page;
  return (
    <Option {...props}>
      <span className="search-title">
        {title}
        {place === '' ? null : <span className="search-place">{place}</span>}
      </span>
    </Option>
  );
}

/** A page that answers the query, with its best place. */
export function HitOption({ hit, ...props }: OptionProps & { hit: SearchHit }) {
  const { title, place, trail, sectionName, plan, snippet, member } = hit;
  return (
    <Option {...props}>
      <span className="search-title">
        <Marked pieces={title} />
        {plan === null ? null : <PlanIcon plan={plan} />}
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
}

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
