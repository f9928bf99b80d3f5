import { readFileSync } from 'node:fs';
import path from 'node:path';
import { joinReleaseNotes, parseChangelog, type ReleaseNote } from '../../core/data/changelog.ts';
import { loadConfig, ROOT } from '../load-config.ts';

/** Releases of the documented major, from the lists of changes that the installed packages bring. */
export function loadReleases(): ReleaseNote[] {
  const { products, versions } = loadConfig();
  const major = Number(/^v(\d+)/.exec(versions.current)?.[1]);
  // The packages of a product bring the same list.
  const names = products.flatMap(({ packages = [] }) => packages.slice(0, 1));
  return joinReleaseNotes(
    names.map((name) => {
      const file = path.join(ROOT, 'node_modules', name, 'CHANGELOG.md');
      return parseChangelog(readFileSync(file, 'utf8'), major);
    }),
  );
}
