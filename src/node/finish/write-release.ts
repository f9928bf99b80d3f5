import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes `_release.txt`: the paths of the files with a content hash in their name, one per line.
 * The next release has others, but pages that are open still ask for these.
 */
export async function writeRelease(folder: string): Promise<void> {
  const names = await readdir(path.join(folder, 'x/assets'));
  const paths = names.filter((name) => !name.endsWith('.br')).map((name) => `/x/assets/${name}`);
  await writeFile(path.join(folder, '_release.txt'), `${paths.sort().join('\n')}\n`);
}
