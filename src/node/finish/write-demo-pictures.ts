import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { forEachAtOnce } from '../at-once.ts';
import { loadPictureFiles } from '../demo/load-pictures.ts';
import { getDemoId, listDemoFiles } from '../demo/load-demos.ts';

const AT_ONCE = 16;

/** Writes the pictures that stand in for demos. Returns the ids of the demos without pictures. */
export async function writeDemoPictures(folder: string): Promise<string[]> {
  const missing: string[] = [];
  await forEachAtOnce(await listDemoFiles(), AT_ONCE, async (demo) => {
    const id = getDemoId(demo);
    const files = await loadPictureFiles(id, demo);
    if (files.size === 0) missing.push(id);
    for (const [address, content] of files) {
      const file = path.join(folder, address);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  });
  return missing.sort();
}
