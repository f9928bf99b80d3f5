import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { prepareFrame } from '../editor/frame/load-frame.ts';
import { compressFiles } from '../compress/compress-files.ts';

/**
 * Writes the frame that runs edited demos, with the modules that code in it can import. Compressed
 * copies are kept with the cached files.
 */
export async function writeFrame(folder: string): Promise<void> {
  const built = await prepareFrame();
  await compressFiles(built, (file) => !existsSync(path.join(built, `${file}.br`)));
  await cp(built, folder, { recursive: true });
}
