import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes `_release.txt`: the paths of the files with a content hash in their name, one per line.
 * The next release has others, but pages that are open still ask for these.
 */
export async function writeRelease(folder: string): Promise<void> {
  const assets = path.join(folder, 'x/assets');
  const entries = await readdir(assets, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => `/${name.split(path.sep).join('/')}`);
  await writeFile(path.join(folder, '_release.txt'), `${paths.sort().join('\n')}\n`);
}
