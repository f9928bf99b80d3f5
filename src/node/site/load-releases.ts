import { readFileSync } from 'node:fs';
import path from 'node:path';
import { joinReleaseNotes, parseChangelog, type ReleaseNote } from '../../core/data/changelog.ts';
import { loadConfig, ROOT } from '../load-config.ts';

/** Loads the releases of the documented major from the changelogs of the installed packages. */
export function loadReleases(): ReleaseNote[] {
  const { products, versions } = loadConfig();
  const major = Number(/^v(\d+)/.exec(versions.current)?.[1]);
  // All packages of a product include the same changelog.
  const names = products.flatMap(({ packages = [] }) => packages.slice(0, 1));
  return joinReleaseNotes(
    names.map((name) => {
      const file = path.join(ROOT, 'node_modules', name, 'CHANGELOG.md');
      return parseChangelog(readFileSync(file, 'utf8'), major);
    }),
  );
}
