import { PICTURES_PATH } from '../../core/demo/picture.ts';
import { getDemoId, listDemoFiles } from '../demo/demo-files.ts';
import { loadPictureFiles } from '../demo/load-pictures.ts';
import { createFileWriter } from '../file-writer.ts';

/**
 * Writes the pictures that stand in for demos or are printed. Returns the ids of the demos without
 * pictures that stand in.
 */
export async function writeDemoPictures(folder: string): Promise<string[]> {
  const write = createFileWriter(folder);
  const missing: string[] = [];
  for (const demo of listDemoFiles()) {
    const id = getDemoId(demo);
    const files = loadPictureFiles(id, demo);
    if (![...files.keys()].some((address) => address.startsWith(PICTURES_PATH))) missing.push(id);
    for (const [address, content] of files) write(address, content);
  }
  return missing.sort();
}
