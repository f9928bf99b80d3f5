import { findAnchor } from '../../api/row-anchor.ts';
import { decodeHash } from '../../urls.ts';
import { RequestError, type Answer, type DocsLibrary, type LibraryPage } from './library.ts';
import { findNearest } from './names.ts';

/** A part of a page from one heading to the next of the same or a higher level. */
interface Section {
  /** Empty for the part above the first heading. */
  id: string;
  depth: number;
  lines: string[];
}

/** The front matter, and the rest. */
function splitFrontMatter(markdown: string): [head: string, body: string] {
  const [all = ''] = /^---\n[\s\S]*?\n---\n/.exec(markdown) ?? [];
  return [all, markdown.slice(all.length)];
}

/** Splits Markdown at its headings of the second and third level, and not at `##` in code. */
export function splitSections(markdown: string): { depth: number; title: string; text: string }[] {
  const [, body] = splitFrontMatter(markdown);
  const sections = [{ depth: 1, title: '', lines: [] as string[] }];
  let fence: string | null = null;
  for (const line of body.split('\n')) {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === null) {
      const [, level, title] = /^(#{2,3}) (.+)$/.exec(line) ?? [];
      if (level !== undefined && title !== undefined) {
        sections.push({ depth: level.length, title, lines: [] });
      }
      fence = mark ?? null;
    } else if (mark?.startsWith(fence) === true) fence = null;
    sections.at(-1)!.lines.push(line);
  }
  return sections.map(({ depth, title, lines }) => ({ depth, title, text: lines.join('\n') }));
}

function readSections(library: DocsLibrary, page: LibraryPage): Section[] {
  return splitSections(library.readPage(page)).map(({ depth, text }, index) => ({
    id: index === 0 ? '' : (page.headings[index - 1]?.id ?? ''),
    depth,
    lines: text.split('\n'),
  }));
}

/** Returns a section with all that is below its heading. */
function getSectionText(sections: readonly Section[], at: number): string {
  const { depth, lines } = sections[at]!;
  const rest = sections.slice(at + 1);
  const end = rest.findIndex((each) => each.depth <= depth);
  const below = at === 0 ? [] : rest.slice(0, end < 0 ? rest.length : end);
  return [...lines, ...below.flatMap((each) => each.lines)].join('\n').trim();
}

/** Finds a page by its address, its path with or without `/x/`, or its title. */
export function findPage({ pages }: DocsLibrary, name: string): LibraryPage | undefined {
  const path = name
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/\.md$/, '')
    .replace(/^\/+|\/+$/g, '');
  const wanted = path.toLowerCase();
  const is = (value: string) => value.toLowerCase() === wanted;
  const isEnd = ({ pathname }: LibraryPage) => pathname.toLowerCase().endsWith(`/${wanted}/`);
  if (wanted === '') return undefined;
  return (
    pages.find(({ pathname }) => is(pathname.slice(1, -1))) ??
    pages.find(({ pathname }) => is(pathname.slice('/x/'.length, -1))) ??
    pages.find(({ title }) => is(title)) ??
    pages.find(({ pathname }) => is(pathname.slice('/x/'.length, -1).replace(/^react-/, ''))) ??
    pages.filter(isEnd).toSorted((a, b) => a.pathname.length - b.pathname.length)[0]
  );
}

/** Shows a page, or one section of it with all that is below its heading. */
export function answerPage(library: DocsLibrary, address: string): Answer {
  const name = address.trim();
  if (name === '') throw new RequestError('Name a page, such as react-data-grid/sorting.');
  const page = findPage(library, name);
  if (!page) {
    const near = findNearest(
      name.replace(/^.*\//, ''),
      library.pages.map(({ pathname }) => pathname.split('/').at(-2)!),
    ).flatMap((each) => {
      const found = findPage(library, each);
      return found ? [found.pathname.slice(1, -1)] : [];
    });
    return {
      found: false,
      text: `There is no page "${name}".${listNearest(near)}`,
      data: { problem: 'unknown page', name, nearest: near },
    };
  }
  const hash = decodeHash(/#(.+)$/.exec(name)?.[1] ?? '');
  const sections = readSections(library, page);
  const ids = sections.map(({ id }) => id);
  const url = library.origin + page.pathname;
  if (hash === '') {
    const [, body] = splitFrontMatter(library.readPage(page));
    return {
      found: true,
      text: `${body.trim()}\n\n${url}`,
      data: { url, title: page.title, sections: ids.filter(Boolean), markdown: body.trim() },
    };
  }
  const id = ids.includes(hash) ? hash : findAnchor(hash, ids.filter(Boolean));
  if (id === undefined) {
    const near = findNearest(hash, ids.filter(Boolean));
    return {
      found: false,
      text: `The page ${page.pathname} has no section "${hash}".${listNearest(near)}`,
      data: { problem: 'unknown section', page: page.pathname, name: hash, nearest: near },
    };
  }
  const markdown = getSectionText(sections, ids.indexOf(id));
  const heading = page.headings.find((each) => each.id === id);
  const place = heading?.isOnlyInText ? url : `${url}#${id}`;
  return {
    found: true,
    text: `${page.title}\n\n${markdown}\n\n${place}`,
    data: { url: place, title: page.title, section: id, markdown },
  };
}

/** Says which names come near, as the end of a message. */
export function listNearest(names: readonly string[]): string {
  return names.length === 0 ? '' : ` Nearest: ${names.join(', ')}.`;
}
