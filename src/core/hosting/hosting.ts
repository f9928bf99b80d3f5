import type { HostingConfig, Redirect } from './config.ts';
import type { NavNode } from '../site/nav.ts';
import { toHref } from '../urls.ts';

/** Rules of a static host, in the format of Netlify and Cloudflare Pages. */

/** Renders the policy with the hashes of inline scripts, each `sha256-…`. */
export function renderPolicy(
  policy: HostingConfig['contentSecurityPolicy'],
  scriptHashes: readonly string[],
): string {
  return Object.entries(policy)
    .map(([name, values]) => {
      const hashes = name === 'script-src' ? scriptHashes.map((hash) => `'${hash}'`) : [];
      return [name, ...values, ...hashes].join(' ');
    })
    .join('; ');
}

/** Renders `_headers`. */
export function renderHeaders(headers: HostingConfig['headers']): string {
  return Object.entries(headers)
    .map(([path, values]) =>
      [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/** Renders `_redirects`. */
export function renderRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/**
 * Builds the complete rules of a host. Each rule also applies without the trailing slash, and each
 * navigation entry that is not a page redirects to the first page below it. The first rule for an
 * address wins, and wildcard rules come last.
 */
export function buildRedirects(
  redirects: readonly Redirect[],
  groups: readonly NavNode[] = [],
): Redirect[] {
  const all = [
    ...redirects.filter(({ from }) => !from.includes('*')),
    ...groups.flatMap(getGroupRedirects),
    ...redirects.filter(({ from }) => from.includes('*')),
  ].flatMap((rule) =>
    rule.from.length > 1 && rule.from.endsWith('/')
      ? [rule, { ...rule, from: rule.from.slice(0, -1) }]
      : [rule],
  );
  const first = new Map(all.toReversed().map((rule) => [rule.from, rule]));
  return all.filter((rule) => first.get(rule.from) === rule);
}

/** Skips pathnames that end in `-group`: they are made up, so nobody requests them. */
function getGroupRedirects({ kind, pathname, href, children }: NavNode): Redirect[] {
  const own: Redirect[] =
    kind === 'page' || pathname.endsWith('-group')
      ? []
      : [{ from: toHref(pathname), to: href, status: 301 }];
  return [...own, ...children.flatMap(getGroupRedirects)];
}

/** Response to a request: the file of a path, a redirect, or nothing. */
export type HostAnswer =
  | { kind: 'file'; pathname: string }
  | { kind: 'redirect'; location: string; status: 301 | 302 }
  | { kind: 'none' };

/**
 * Resolves a request as a static host does: an existing file first, then the rules in order, then
 * the page with a trailing slash added. Redirects to another host only if a rule names that host.
 */
export function resolveRequest(
  address: string,
  redirects: readonly Redirect[],
  hasFile: (pathname: string) => boolean,
): HostAnswer {
  const { pathname, search } = parseAddress(address);
  if (hasFile(pathname)) return { kind: 'file', pathname };
  for (const { from, to, status } of redirects) {
    const match = matchPath(from, pathname);
    if (!match) continue;
    const target = to.replace(':splat', () => match.splat);
    if (status === 200) {
      const others = redirects.filter((rule) => rule.status !== 200);
      return resolveRequest(target + search, others, hasFile);
    }
    const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(target) ?? [];
    return { kind: 'redirect', location: path + search + hash, status };
  }
  const isFolder = !/(\/|\.[^/]*)$/.test(pathname) && hasFile(`${pathname}/`);
  if (!isFolder) return { kind: 'none' };
  return { kind: 'redirect', location: `${pathname}/${search}`, status: 301 };
}

/** Resolves dots and collapses slashes, so that no path can be read as another host. */
function parseAddress(address: string): { pathname: string; search: string } {
  const rooted = `/${address.replace(/^[\\/]+/, '')}`;
  const { pathname, search } = new URL(rooted, 'http://host');
  return { pathname: pathname.replace(/\/{2,}/g, '/'), search };
}

export interface RedirectProblem {
  from: string;
  problem: string;
  remedy: string;
}

/** Whether redirects lead from an address back to one that they have passed. */
function isCircle(start: string, redirects: readonly Redirect[]): boolean {
  const passed = new Set<string>();
  let path: string | undefined = start;
  while (path !== undefined && !passed.has(path)) {
    passed.add(path);
    path = redirects.find(({ from }) => from === path)?.to.replace(/#.*$/s, '');
  }
  return path !== undefined;
}

/** Finds redirects to pages that are missing, circles, and redirects that hide a page. */
export function findRedirectProblems(
  redirects: readonly Redirect[],
  hasPage: (pathname: string, hash: string) => boolean,
): RedirectProblem[] {
  const sources = new Set(redirects.map(({ from }) => from));
  return redirects.flatMap(({ from, to }) => {
    const problems: RedirectProblem[] = [];
    if (hasPage(from, '')) {
      const problem = `${from} is a page, and its redirect would hide it`;
      problems.push({ from, problem, remedy: 'Remove the redirect.' });
    }
    if (!to.startsWith('/') || to.includes(':splat')) return problems;
    const [path = '', hash = ''] = to.split('#');
    if (!hasPage(path, hash) && !sources.has(path)) {
      const problem = `${from} leads to ${to}, which does not exist`;
      const remedy = 'Correct its target.';
      problems.push({ from, problem, remedy });
    } else if (!hasPage(path, hash) && isCircle(from, redirects)) {
      const problem = `${from} leads to ${to}, and from there in a circle`;
      problems.push({ from, problem, remedy: 'Correct its target.' });
    }
    return problems;
  });
}

/** Parses `_headers` into paths and their headers, in file order. */
export function parseHeaders(text: string): [path: string, headers: Record<string, string>][] {
  const rules: [string, Record<string, string>][] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    const rule = rules.at(-1);
    if (header && rule) rule[1][header[1]!] = header[2]!;
    else if (line.trim() !== '') rules.push([line.trim(), {}]);
  }
  return rules;
}

/** Parses `_redirects`. Rules without a status get 301. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
      return { from, to, status: Number(status) as Redirect['status'] };
    });
}

/** Matches a path: a `*` at the end takes the rest, `:name` one segment. Returns null otherwise. */
export function matchPath(rule: string, path: string): { splat: string } | null {
  const pattern = rule
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '(.*)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match && { splat: match[1] ?? '' };
}
