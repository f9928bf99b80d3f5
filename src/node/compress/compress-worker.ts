import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { getCacheKey, openCacheFolder, type CacheFolder } from '../cache/cache-folder.ts';
import { createFileWriter } from '../file-writer.ts';
import type { Job, Share } from './compress-files.ts';

/** The smallest and largest window of the encoder, as powers of two. */
const WINDOW = { min: 16, max: 22 };

function compress(bytes: Buffer, quality: number): Buffer {
  // The encoder allocates memory for the window, which need not be larger than the file.
  const window = Math.ceil(Math.log2(bytes.length + 16));
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(WINDOW.max, Math.max(WINDOW.min, window)),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Writes the compressed copy of a file. Returns whether it was in the cache. */
function compressFile(
  { file, quality }: Job,
  write: (file: string, content: Buffer) => void,
  { cache, folder }: { cache: Share['cache']; folder: CacheFolder | null },
) {
  const bytes = readFileSync(file);
  const key = cache && getCacheKey(cache, `${quality}\n`, bytes);
  const known = key && folder ? folder.read(key) : null;
  const compressed = known ?? compress(bytes, quality);
  write(`${file}.br`, compressed);
  if (key && folder && !known) folder.write(key, compressed);
  return known !== null;
}

process.once('message', ({ jobs, cache, site }: Share) => {
  const folder = cache && openCacheFolder(cache);
  const writeFile = createFileWriter(site);
  const write = (file: string, content: Buffer) => writeFile(path.relative(site, file), content);
  const results = jobs.map((job) => compressFile(job, write, { cache, folder }));
  process.send?.(results, () => process.disconnect());
});
