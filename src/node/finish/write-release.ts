import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../list-files.ts';

/**
 * Writes `_release.txt`: the paths of the files with a content hash in their name, one per line.
 * The next release has others, but pages that are open still ask for these.
 */
export async function writeRelease(folder: string): Promise<void> {
  const paths = listFiles(path.join(folder, 'x/assets')).map(
    (file) => `/x/assets/${file.split(path.sep).join('/')}`,
  );
  await writeFile(path.join(folder, '_release.txt'), `${paths.sort().join('\n')}\n`);
}
