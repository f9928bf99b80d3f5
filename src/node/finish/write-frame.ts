import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFileWriter } from '../file-writer.ts';
import { listFiles } from '../list-files.ts';
import { prepareFrame } from '../editor/frame/load-frame.ts';
import { compressFiles } from '../compress/compress-files.ts';

/**
 * Writes the frame that runs edited demos, with the modules that code in it can import. Compressed
 * copies are kept with the cached files.
 */
export async function writeFrame(folder: string): Promise<void> {
  const built = await prepareFrame();
  await compressFiles(built, (file) => !existsSync(path.join(built, `${file}.br`)));
  const write = createFileWriter(folder);
  for (const file of listFiles(built)) write(file, await readFile(path.join(built, file)));
}
