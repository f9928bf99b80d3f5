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

/** Allows a line break after the parenthesis of a signature, so that long ones fit the column. */
function breakable(text: string): string {
  return text.replace(/(?<=\S)\(/g, '(\u200b');
}

interface ItemProps {
  heading: Heading;
  children?: readonly Heading[];
  t: Label;
}

function Item({ heading, children, t }: ItemProps) {
  return (
    <li>
      <a href={`#${heading.id}`}>{breakable(heading.text)}</a>
      {children && children.length > 0 ? (
        <Children id={heading.id} headings={children} t={t} />
      ) : null}
    </li>
  );
}

/** Longer lists are folded; the list of the part being read opens automatically. */
const MANY = 20;

/** What a part lists, by the id of its heading. */
const LISTED = ['props', 'slots', 'classes', 'properties', 'events', 'definitions'] as const;

/** "Show 119 props". The filter of the page changes the number, which is therefore an element. */
function FoldLabel({ id, count, t }: { id: string; count: number; t: Label<'api'> }) {
  const listed = LISTED.find((each) => each === id) ?? 'other';
  const [before, after] = t(`api.show.${listed}`, { count: '\n' }).split('\n');
  return (
    <summary>
      {before}
      <span data-toc-count="">{count}</span>
      {after}
    </summary>
  );
}

function Children({ id, headings, t }: { id: string; headings: readonly Heading[]; t: Label }) {
  const list = (
    <ul>
      {headings.map((child) => (
        <Item key={child.id} heading={child} t={t} />
      ))}
    </ul>
  );
  if (headings.length <= MANY) return list;
  return (
    <details className="toc-fold">
      <FoldLabel id={id} count={headings.length} t={t} />
      {list}
    </details>
  );
}

interface TocProps {
  headings: readonly Heading[];
  t: Label;
}

function List({ headings, t }: TocProps) {
  return (
    <ul data-toc="">
      {nest(headings).map(({ heading, children }) => (
        <Item key={heading.id} heading={heading} t={t}>
          {children}
        </Item>
      ))}
    </ul>
  );
}

/** The table of contents beside the text. */
export function Toc({ headings, t }: TocProps) {
  return (
    <nav className="toc" aria-label={t('shell.tocName')}>
      <p className="toc-title">{t('shell.toc')}</p>
      <List headings={headings} t={t} />
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
        <List headings={headings} t={t} />
      </nav>
    </details>
  );
}
