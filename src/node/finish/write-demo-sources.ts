import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getSourcePath } from '../../core/demo/demo.ts';
import type { PackageVersions } from '../../core/site/packages.ts';
import { forEachAtOnce } from '../at-once.ts';
import { listDemoFiles, listSourceIds, loadSourceById } from '../demo/load-demos.ts';

const AT_ONCE = 16;

/**
 * Writes the sources that readers can open: one file per demo and date library, and one per shared
 * dataset.
 */
export async function writeDemoSources(folder: string, versions: PackageVersions): Promise<void> {
  const ids = new Set((await Promise.all((await listDemoFiles()).map(listSourceIds))).flat());
  // A dataset is added to the ids with the first demo that uses it.
  await forEachAtOnce(ids, AT_ONCE, async (id) => {
    const answer = await loadSourceById(id, versions);
    if (answer === null) throw new Error(`The demo ${id} has no sources`);
    if ('variants' in answer) {
      for (const shared of answer.variants.flatMap((variant) => variant.shared)) ids.add(shared);
    }
    const file = path.join(folder, getSourcePath(id));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(answer));
  });
}
