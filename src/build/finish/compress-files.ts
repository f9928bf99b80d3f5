import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|atom|txt|md|webmanifest)$/;
/** Below this a compressed file saves no packet. */
const MIN_BYTES = 512;
/** As many as Node compresses at a time. */
const WORKERS = 4;

/**
 * Brotli quality: hashed files are kept for a year, so that the best (15 % smaller than what hosts
 * do on the fly) pays; documents change with every build, and 9 takes an eighth of its time.
 */
function getQuality(file: string): number {
  return /[\\/]assets[\\/]/.test(file) ? 11 : 9;
}

/** How many bytes travel when a built file is asked for: those of its compressed twin, if any. */
export async function getSentBytes(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

/**
 * Writes the Brotli twin `<name>.br` beside every built text file. Hosts that serve such twins send
 * them as they are (the local server does); others ignore them and compress for themselves.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const queue = entries.filter((entry) => COMPRESSIBLE.test(entry)).sort();
  const work = async () => {
    for (let entry = queue.pop(); entry !== undefined; entry = queue.pop()) {
      const file = path.join(folder, entry);
      const bytes = await readFile(file);
      if (bytes.length < MIN_BYTES) continue;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: getQuality(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(`${file}.br`, await compress(bytes, { params }));
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}
