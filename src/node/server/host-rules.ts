import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../core/hosting/config.ts';
import { parseHeaders, parseRedirects } from '../../core/hosting/hosting.ts';

/** The rules of a host, read from `_headers` and `_redirects` of the built site. */
export interface HostRules {
  headers: ReturnType<typeof parseHeaders>;
  redirects: readonly Redirect[];
}

/** Creates a function that returns what a file contains, parsed again once the file has changed. */
function createReader<T>(file: string, parse: (text: string) => T): () => T {
  let version = '';
  let value = parse('');
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    const now = found ? `${found.ino} ${found.mtimeMs} ${found.size}` : '';
    if (now === version) return value;
    try {
      value = parse(found ? readFileSync(file, 'utf8') : '');
      version = now;
    } catch {
      // It has vanished since; the next request reads it.
    }
    return value;
  };
}

/** Creates a function that returns the current rules of a folder, also after another build. */
export function createRulesReader(folder: string): () => HostRules {
  const readHeaders = createReader(path.join(folder, '_headers'), parseHeaders);
  const readRedirects = createReader(path.join(folder, '_redirects'), parseRedirects);
  return () => ({ headers: readHeaders(), redirects: readRedirects() });
}
