import { splitLibraryId } from '../../core/demo/date-library.ts';
import { getSourcePath } from '../../core/demo/demo.ts';
import type { PackageVersions } from '../../core/site/packages.ts';
import { forEachLimited } from '../for-each-limited.ts';
import { getDemoId, listDemoFiles } from '../demo/demo-files.ts';
import { loadDemoHealth } from '../demo/load-health.ts';
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
  const getHealth = loadDemoHealth();
  const healthById = new Map(listDemoFiles().map((file) => [getDemoId(file), getHealth(file)]));
  const write = async (id: string) => {
    const answer = await loadSourceById(id, versions);
    if (answer === null) throw new Error(`The demo ${id} has no sources`);
    if ('variants' in answer) {
      for (const each of answer.variants.flatMap((variant) => variant.shared)) shared.add(each);
    }
    const health = healthById.get(splitLibraryId(id).id);
    writeFile(getSourcePath(id), JSON.stringify(health ? { ...answer, health } : answer));
  };
  const ids = listDemoFiles().flatMap(listSourceIds);
  await forEachLimited(ids, CONCURRENCY, write);
  await forEachLimited(shared, CONCURRENCY, write);
}
