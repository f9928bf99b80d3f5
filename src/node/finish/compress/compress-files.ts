import { readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|atom|txt|md|webmanifest)$/;
/** Below this a compressed file saves no packet. */
const MIN_BYTES = 512;

/** A file to compress, and how well: Brotli's quality from 0 to 11. */
export interface Job {
  file: string;
  quality: number;
}

/** Whether the bundler named a file by its content: nothing changes it any more. */
export function isHashed(file: string): boolean {
  return /[\\/]assets[\\/]/.test(file);
}

/**
 * Hashed files are kept for a year, so that the best (15 % smaller than what hosts do on the fly)
 * pays; documents change with every build, and 9 takes an eighth of its time.
 */
function getQuality(file: string): number {
  return isHashed(file) ? 11 : 9;
}

/** How many bytes travel when a built file is asked for: those of its compressed twin, if any. */
export async function getSentBytes(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

/**
 * In threads of their own: encoders take megabytes each, and in a thread with a large heap every
 * few of them would set off a collection of all of it.
 */
function compressInWorker(jobs: readonly Job[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compress-worker.ts', import.meta.url), {
      workerData: jobs,
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

/**
 * Writes the Brotli twin `<name>.br` beside every built text file that is meant. Hosts that serve
 * such twins send them as they are (the local server does); others ignore them and compress for
 * themselves.
 */
export async function compressFiles(
  folder: string,
  isMeant: (file: string) => boolean = () => true,
  threads = availableParallelism(),
): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const sized = await Promise.all(
    entries
      .filter((entry) => COMPRESSIBLE.test(entry) && isMeant(entry))
      .map(async (entry) => {
        const file = path.join(folder, entry);
        return { file, quality: getQuality(entry), bytes: (await stat(file)).size };
      }),
  );
  const jobs = sized
    .filter(({ bytes }) => bytes >= MIN_BYTES)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ file, quality }): Job => ({ file, quality }));
  const count = Math.min(threads, jobs.length);
  // Dealt out from the largest on, so that no thread is left with more than the others.
  const shares = Array.from({ length: count }, (_, share) =>
    jobs.filter((_job, index) => index % count === share),
  );
  await Promise.all(shares.map(compressInWorker));
}
