import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import { getCacheKey, openCacheFolder } from '../../cache/cache-folder.ts';
import type { Share } from './compress-files.ts';

const { jobs, cache } = workerData as Share;
const folder = cache && openCacheFolder(cache);

function compress(bytes: Buffer, quality: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  if (!cache || !folder) return brotliCompressSync(bytes, { params });
  const key = getCacheKey(cache, `${quality}\n`, bytes);
  const known = folder.read(key);
  parentPort?.postMessage(known !== null);
  const compressed = known ?? brotliCompressSync(bytes, { params });
  if (!known) folder.write(key, compressed);
  return compressed;
}

for (const { file, quality } of jobs) {
  writeFileSync(`${file}.br`, compress(readFileSync(file), quality));
}
