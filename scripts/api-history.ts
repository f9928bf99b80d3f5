import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectReleases, downloadRelease, readRelease } from '../src/node/api/extract/releases.ts';
import { renderApiHistory } from '../src/node/api/extract/format.ts';
import { getApiHistoryFile } from '../src/node/api/load-history.ts';
import { loadConfig, ROOT } from '../src/node/load-config.ts';
import { buildApiHistory, type ApiRelease } from '../src/core/api/history/build.ts';

/**
 * Extracts the reference of the last release of major 6 and of each minor of major 7 into
 * `api/history/`. Downloads packages into a folder outside the project and keeps them there.
 * Product folders as arguments limit the run.
 */
const cache = path.join(tmpdir(), 'x-docs-releases');
mkdirSync(cache, { recursive: true });
mkdirSync(path.join(ROOT, 'api/history'), { recursive: true });
// Dependencies resolve to those of the project, whose location can change between runs.
rmSync(path.join(cache, 'node_modules'), { force: true });
symlinkSync(path.join(ROOT, 'node_modules'), path.join(cache, 'node_modules'));
const wanted = process.argv.slice(2);
for (const product of loadConfig().products) {
  const { id, folder, packages } = product;
  if (!id || !packages || (wanted.length > 0 && !wanted.includes(folder))) continue;
  const releases: ApiRelease[] = [];
  for (const release of collectReleases(packages)) {
    const started = performance.now();
    const place = downloadRelease(release, cache);
    releases.push(readRelease({ id, folder }, release, place));
    console.log(`${folder} ${release.name}: ${Math.round(performance.now() - started)} ms`);
    // Written after every release, so that an aborted run keeps its results.
    const history = renderApiHistory(buildApiHistory(id, releases));
    writeFileSync(path.join(ROOT, getApiHistoryFile(folder)), history);
  }
}
