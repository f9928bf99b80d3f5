import { getSourcePath } from '../../core/demo/demo.ts';
import type { PackageVersions } from '../../core/site/packages.ts';
import { forEachLimited } from '../for-each-limited.ts';
import { listDemoFiles } from '../demo/demo-files.ts';
import { listSourceIds, loadSourceById, warmSources } from '../demo/load-demos.ts';
import { createFileWriter } from '../file-writer.ts';

const CONCURRENCY = 16;

/**
 * Writes the sources that readers can open: one file per demo and date library, and one per shared
 * dataset.
 */
export async function writeDemoSources(folder: string, versions: PackageVersions): Promise<void> {
  await warmSources();
  const writeFile = createFileWriter(folder);
  const shared = new Set<string>();
  const write = async (id: string) => {
    const answer = await loadSourceById(id, versions);
    if (answer === null) throw new Error(`The demo ${id} has no sources`);
    if ('variants' in answer) {
      for (const each of answer.variants.flatMap((variant) => variant.shared)) shared.add(each);
    }
    writeFile(getSourcePath(id), JSON.stringify(answer));
  };
  const ids = listDemoFiles().flatMap(listSourceIds);
  await forEachLimited(ids, CONCURRENCY, write);
  await forEachLimited(shared, CONCURRENCY, write);
}
