import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFileWriter } from '../file-writer.ts';
import { listFiles } from '../list-files.ts';
import { prepareFrame } from '../editor/frame/load-frame.ts';

/** Writes the frame that runs edited demos, with the modules that code in it can import. */
export async function writeFrame(folder: string): Promise<void> {
  const built = await prepareFrame();
  const write = createFileWriter(folder);
  for (const file of listFiles(built)) write(file, await readFile(path.join(built, file)));
}
