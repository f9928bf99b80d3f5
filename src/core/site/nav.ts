import { z } from 'zod';
import type { Plan } from '../plan.ts';
import { toHref } from '../urls.ts';

/**
 * An entry that authors write in `nav.ts`.
 */
export interface NavEntry {
  /** Pathname without a trailing slash. That of a group must not be the pathname of a page. */
  pathname: string;
  /** `false` hides the title. */
  title?: string | false | undefined;
  subheader?: string | undefined;
  children?: NavEntry[] | undefined;
  /** What the pages of a group are about, for its card on the product's overview. */
  description?: string | undefined;
  planned?: boolean | undefined;
  newFeature?: boolean | undefined;
  legacy?: boolean | undefined;
  /** `false` hides a page from the side navigation and from previous/next. */
  inSideNav?: boolean | undefined;
  /** Shows a group as a single link, except on its own pages. */
  folded?: boolean | undefined;
}

export const navEntrySchema: z.ZodType<NavEntry> = z.lazy(() =>
  z.strictObject({
    pathname: z.string().regex(/^\/[^?#]*[^/?#]$/, 'must start with a slash and not end in one'),
    title: z.union([z.string().min(1), z.literal(false)]).optional(),
    subheader: z.string().min(1).optional(),
    children: z.array(navEntrySchema).min(1).optional(),
    description: z.string().min(1).optional(),
    planned: z.boolean().optional(),
    newFeature: z.boolean().optional(),
    legacy: z.boolean().optional(),
    inSideNav: z.boolean().optional(),
    folded: z.boolean().optional(),
  }),
);
export const navSchema = z.array(navEntrySchema);

export type NavMark = 'legacy' | 'new' | 'planned';

export interface NavNode {
  kind: 'page' | 'group' | 'subheader';
  pathname: string;
  /** Link of the row: its own page, or the first page below it. */
  href: string;
  /** Null if the author hides it. */
  title: string | null;
  plan: Plan | null;
  marks: readonly NavMark[];
  inSideNav: boolean;
  /** Shown as a single link, except on its own pages. */
  folded?: true;
  /** What the pages of a group are about. */
  description?: string;
  children: readonly NavNode[];
}

export interface NavTree {
  nodes: readonly NavNode[];
  /** Nodes by cleaned pathname, each with its parents, nearest first. */
  index: ReadonlyMap<string, { node: NavNode; parents: readonly NavNode[] }>;
  /** Pages in reading order. */
  order: readonly NavNode[];
}

export interface ActivePage {
  activePage: NavNode | null;
  /** Nearest first. The last is a synthetic root with the pathname `/`. */
  parents: readonly NavNode[];
}

const ROOT: NavNode = {
  kind: 'group',
  pathname: '/',
  href: '/',
  title: null,
  plan: null,
  marks: [],
  inSideNav: true,
  children: [],
};

/** Removes the segments that a page and its tabs differ in: docs tab, components-api, hooks-api. */
export function cleanPathname(pathname: string): string {
  return pathname
    .replace(/\/\[docsTab\]/g, '')
    .replace(/\/(components-api|hooks-api)(?=\/|$)/g, '');
}

/** Returns the title of an entry; null if it is hidden. */
export function getNavTitle(entry: Pick<NavEntry, 'pathname' | 'title' | 'subheader'>) {
  if (entry.title === false) return null;
  if (entry.title !== undefined) return entry.title;
  const source = entry.subheader ?? entry.pathname;
  const name = (source.split('/').at(-1) ?? '').replace('react-', '').replace(/\..*$/s, '');
  if (entry.pathname.includes('/api-docs/')) return toPascalCase(name);
  if (entry.pathname.includes('/api/')) {
    const pascal = toPascalCase(name);
    return name.startsWith('use') ? pascal.charAt(0).toLowerCase() + pascal.slice(1) : pascal;
  }
  const words = name.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toPascalCase(name: string): string {
  return name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

function isApiTab({ pathname }: NavEntry): boolean {
  return cleanPathname(pathname) !== pathname;
}

/** What only one entry may have: its cleaned path; null for a tab of a page that is there already. */
export function getNavKey(entry: NavEntry): string | null {
  return isApiTab(entry) ? null : cleanPathname(entry.pathname);
}

/**
 * Builds the tree of the side navigation with its index and reading order. `plans`: plans of the
 * pages, by pathname. Throws `Duplicated pathname … in pages` if two entries share a path.
 */
export function buildNavTree(
  entries: readonly NavEntry[],
  plans: ReadonlyMap<string, Plan> = new Map(),
): NavTree {
  const index = new Map<string, { node: NavNode; parents: readonly NavNode[] }>();

  const build = (entry: NavEntry): NavNode => {
    const children = (entry.children ?? []).map((child) => build(child));
    const kind =
      entry.subheader !== undefined ? 'subheader' : children.length > 0 ? 'group' : 'page';
    const node: NavNode = {
      kind,
      pathname: entry.pathname,
      href: children[0]?.href ?? toHref(entry.pathname),
      title: getNavTitle(entry),
      plan: plans.get(entry.pathname) ?? null,
      marks: [
        ...(entry.legacy ? (['legacy'] as const) : []),
        ...(entry.newFeature ? (['new'] as const) : []),
        ...(entry.planned ? (['planned'] as const) : []),
      ],
      inSideNav: entry.inSideNav ?? true,
      ...(entry.folded ? { folded: true } : {}),
      ...(entry.description === undefined ? {} : { description: entry.description }),
      children,
    };
    const key = cleanPathname(entry.pathname);
    if (index.has(key) && !isApiTab(entry)) {
      throw new Error(`Duplicated pathname ${key} in pages`);
    }
    if (!index.has(key)) index.set(key, { node, parents: [] });
    return node;
  };

  const nodes = entries.map((entry) => build(entry));
  const setParents = (node: NavNode, parents: readonly NavNode[]) => {
    const key = cleanPathname(node.pathname);
    // A tab shares the path of its page. The index has the page.
    if (index.get(key)?.node === node) index.set(key, { node, parents });
    for (const child of node.children) setParents(child, [node, ...parents]);
  };
  for (const node of nodes) setParents(node, [ROOT]);
  return { nodes, index, order: nodes.flatMap(getReadingOrder) };
}

/** Returns the pages below a node, depth first. Skips nodes outside the side navigation. */
function getReadingOrder(node: NavNode): NavNode[] {
  if (!node.inSideNav) return [];
  return node.children.length === 0 ? [node] : node.children.flatMap(getReadingOrder);
}

/** Finds a page by pathname. An unknown one returns null and no parents. */
export function findActivePage(tree: NavTree, pathname: string): ActivePage {
  const found = tree.index.get(cleanPathname(pathname));
  return { activePage: found?.node ?? null, parents: found?.parents ?? [] };
}

/** Returns the pages before and after a page in reading order; null at the ends. */
export function getNeighbors(tree: NavTree, activePage: NavNode | null) {
  const at = activePage === null ? -1 : tree.order.indexOf(activePage);
  if (at < 0) return { previous: null, next: null };
  return { previous: tree.order[at - 1] ?? null, next: tree.order[at + 1] ?? null };
}
