import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|atom|txt|md|webmanifest)$/;
/** Compressing a smaller file would not save a network packet. */
const MIN_BYTES = 512;

/**
 * Files with a content hash in their name are compressed once with the best quality, and so is the
 * index that the first result of a search waits for. Documents change with each release, and hosts
 * compress them with a lower one.
 */
function getQuality(file: string): number {
  return /[\\/](assets[\\/]|search-\w+\.json$)/.test(file) ? 11 : 9;
}

/** Returns the bytes that a host sends for a file: its size, compressed if that is worth it. */
export async function getSentBytes(file: string): Promise<number> {
  const { size } = await stat(file);
  if (!COMPRESSIBLE.test(file) || size < MIN_BYTES) return size;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: getQuality(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  return (await compress(await readFile(file), { params })).length;
}
