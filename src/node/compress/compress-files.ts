import { fork } from 'node:child_process';
import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMemory } from '../cache/build-cache.ts';
import { extendEnvironment } from '../load-config.ts';
import { listFiles } from '../list-files.ts';
import type { CachePart } from '../cache/cache-folder.ts';

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|atom|txt|md|webmanifest)$/;
/** Compressing a smaller file would not save a network packet. */
const MIN_BYTES = 512;

/** A file to compress, with Brotli's quality from 0 to 11. */
export interface Job {
  file: string;
  quality: number;
}

/** What a process gets to do. Results that an earlier build has cached are copied. */
export interface Share {
  jobs: readonly Job[];
  /** Folder of the site that the files are in. */
  site: string;
  cache: CachePart | null;
}

const WORKER = new URL('./compress-worker.ts', import.meta.url);
const memory = createMemory('compressed', [fileURLToPath(WORKER)]);

/** Whether the bundler named a file by its content hash, so that later steps do not change it. */
export function isHashed(file: string): boolean {
  return /[\\/]assets[\\/]/.test(file);
}

/**
 * Hashed files are cached for a year, so the best quality pays off (15% smaller than on-the-fly
 * compression). The first result of a search waits for its index, which is 10% smaller. Documents
 * change with every build, and quality 9 takes an eighth of the time.
 */
function getQuality(file: string): number {
  return isHashed(file) || /[\\/]search-\w+\.json$/.test(file) ? 11 : 9;
}

/** Returns the bytes that a host sends for a file: the size of its compressed copy, if any. */
export async function getSentBytes(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

/**
 * Makes the allocator of glibc keep its memory. The encoder allocates more than 32 MiB for each
 * file, and getting them from the system each time takes longer than the compression itself.
 */
const KEEP_MEMORY = {
  MALLOC_MMAP_THRESHOLD_: String(1024 ** 3),
  MALLOC_TRIM_THRESHOLD_: String(2 * 1024 ** 3),
};

/**
 * Runs in processes of their own, because only the environment of a process can set how it
 * allocates memory.
 */
function compressInProcess(jobs: readonly Job[], site: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(fileURLToPath(WORKER), { env: extendEnvironment(KEEP_MEMORY) });
    worker.on('message', (results: boolean[]) => {
      for (const isHit of results) memory.count(isHit);
      resolve();
    });
    worker.on('error', reject);
    worker.on('exit', (code, signal) => {
      if (code !== 0) reject(new Error(`Compressing files ended with ${signal ?? `code ${code}`}`));
    });
    worker.send({ jobs, site, cache: memory.locate() } satisfies Share);
  });
}

/**
 * Writes a Brotli-compressed copy, `<name>.br`, next to every built text file that passes the
 * filter and has none yet. Some hosts send these copies as they are (the local server does). Others ignore them
 * and compress on the fly.
 */
export async function compressFiles(
  folder: string,
  isMeant: (file: string) => boolean = () => true,
  processes = availableParallelism(),
): Promise<void> {
  const names = listFiles(folder);
  const all = new Set(names);
  const jobs = names
    .filter((name) => COMPRESSIBLE.test(name) && isMeant(name) && !all.has(`${name}.br`))
    .map((name) => {
      const file = path.join(folder, name);
      return { file, quality: getQuality(name), bytes: statSync(file).size };
    })
    .filter(({ bytes }) => bytes >= MIN_BYTES)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ file, quality }): Job => ({ file, quality }));
  const count = Math.min(processes, jobs.length);
  // Distributed in order of size, so that all processes get about the same amount of work.
  const shares = Array.from({ length: count }, (_, share) =>
    jobs.filter((_job, index) => index % count === share),
  );
  await Promise.all(shares.map((share) => compressInProcess(share, folder)));
}
