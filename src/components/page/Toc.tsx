import type { Heading } from '../../core/page/heading.ts';
import { Icon } from '../site/Icon.tsx';

interface TocNode {
  heading: Heading;
  children: Heading[];
}

function nest(headings: readonly Heading[]): TocNode[] {
  const nodes: TocNode[] = [];
  for (const heading of headings) {
    if (heading.depth === 2) nodes.push({ heading, children: [] });
    else nodes.at(-1)?.children.push(heading);
  }
  return nodes;
}

/** Allows a line break after an opening parenthesis, so that long signatures fit the column. */
function breakable(text: string): string {
  return text.replaceAll('(', '(\u200b');
}

function Item({ heading, children }: { heading: Heading; children?: readonly Heading[] }) {
  return (
    <li>
      <a href={`#${heading.id}`}>{breakable(heading.text)}</a>
      {children && children.length > 0 ? <Children headings={children} /> : null}
    </li>
  );
}

/** Longer lists are folded; the list of the part being read opens automatically. */
const MANY = 20;

function Children({ headings }: { headings: readonly Heading[] }) {
  const list = (
    <ul>
      {headings.map((child) => (
        <Item key={child.id} heading={child} />
      ))}
    </ul>
  );
  if (headings.length <= MANY) return list;
  return (
    <details className="toc-fold">
      <summary>{headings.length} entries</summary>
      {list}
    </details>
  );
}

function List({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul data-toc="">
      {nest(headings).map(({ heading, children }) => (
        <Item key={heading.id} heading={heading}>
          {children}
        </Item>
      ))}
    </ul>
  );
}

interface TocProps {
  headings: readonly Heading[];
  t: Label;
}

/** The table of contents beside the text. */
export function Toc({ headings, t }: TocProps) {
  return (
    <nav className="toc" aria-label={t('shell.tocName')}>
      <p className="toc-title">{t('shell.toc')}</p>
      <List headings={headings} />
    </nav>
  );
}

/** Table of contents for narrow screens: a bar with the current heading that opens the list. */
export function CompactToc({ headings, t }: TocProps) {
  return (
    <details className="toc-compact" data-menu="">
      <summary>
        <span className="toc-compact-label">{t('shell.toc')}</span>
        <span className="toc-compact-current" data-toc-current="" />
        <Icon name="chevron" />
      </summary>
      <nav aria-label={t('shell.tocCompactName')}>
        <List headings={headings} />
      </nav>
    </details>
  );
}
