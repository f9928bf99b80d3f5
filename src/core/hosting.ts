/** Rules of a static host, in the form that Netlify and Cloudflare Pages read. */

export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302 | 200;
}

export interface HostingConfig {
  /** Headers by path; `*` at the end stands for anything. */
  headers: Record<string, Record<string, string>>;
  contentSecurityPolicy: Record<string, readonly string[]>;
  redirects: readonly Redirect[];
}

/** Renders the policy with the hashes of the inline scripts, each `sha256-…`. */
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

/** Reads `_headers` back: path and headers, in the order of the file. */
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

/** Reads `_redirects` back. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
      return { from, to, status: Number(status) as Redirect['status'] };
    });
}

/** Whether a path matches a rule: a `*` at the end takes the rest, `:name` one segment. */
export function matchPath(rule: string, path: string): { splat: string } | null {
  const pattern = rule
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '(.*)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match && { splat: match[1] ?? '' };
}
