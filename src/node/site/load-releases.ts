import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  joinReleaseNotes,
  parseChangelog,
  parseLatestRelease,
  type ProductRelease,
  type ReleaseNote,
} from '../../core/data/changelog.ts';
import { loadConfig, ROOT } from '../load-config.ts';

function readChangelog(packageName: string): string {
  return readFileSync(path.join(ROOT, 'node_modules', packageName, 'CHANGELOG.md'), 'utf8');
}

/** Loads the newest release of each product from its changelog, by the product's folder. */
export function loadLatestReleases(): Record<string, ProductRelease> {
  const found = loadConfig().products.flatMap(({ folder, packages = [] }) => {
    const [first] = packages;
    const release = first === undefined ? null : parseLatestRelease(readChangelog(first), packages);
    return release ? [[folder, release] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Loads the releases of the documented major from the changelogs of the installed packages. */
export function loadReleases(): ReleaseNote[] {
  const { products, versions } = loadConfig();
  const major = Number(/^v(\d+)/.exec(versions.current)?.[1]);
  // All packages of a product include the same changelog.
  const names = products.flatMap(({ packages = [] }) => packages.slice(0, 1));
  return joinReleaseNotes(names.map((name) => parseChangelog(readChangelog(name), major)));
}
