import { readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  buildRedirects,
  findRedirectProblems,
  renderHeaders,
  renderRedirects,
} from '../../core/hosting/hosting.ts';
import type { SiteModel } from '../../core/site/model.ts';
import { loadConfig } from '../load-config.ts';

/** Creates a function that reports whether the built site has a file and, in it, an element id. */
export function createPageLookup(folder: string) {
  return (pathname: string, hash: string): boolean => {
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
    return hash === '' || readFileSync(file, 'utf8').includes(` id="${hash}"`);
  };
}

/**
 * Writes `_headers` and `_redirects`. Throws if a redirect leads to a page that is neither built
 * nor another redirect, or hides a page.
 */
export async function writeHostingFiles(folder: string, { tree }: SiteModel): Promise<void> {
  const { hosting } = loadConfig();
  const redirects = buildRedirects(hosting.redirects, tree.nodes);
  const problems = findRedirectProblems(redirects, createPageLookup(folder));
  if (problems.length > 0) {
    throw new Error(
      `Redirects of config/hosting.ts:\n  ${problems.map(({ problem }) => problem).join('\n  ')}`,
    );
  }
  await writeFile(path.join(folder, '_headers'), renderHeaders(hosting.headers));
  await writeFile(path.join(folder, '_redirects'), renderRedirects(redirects));
}
