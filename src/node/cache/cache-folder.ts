import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { listFiles } from '../list-files.ts';

/** Bytes of the checksum before the content of an entry. */
const CHECKSUM_BYTES = 16;

function getChecksum(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest().subarray(0, CHECKSUM_BYTES);
}

/** The part of a cache for results of one kind, as it can be passed to a thread. */
export interface CachePart {
  folder: string;
  /** Hash of the code that computes the results. */
  code: string;
  /** When the build started, in milliseconds. Entries that it reads are marked as used then. */
  started: number;
}

/** Returns the key of a result for everything that it depends on besides the code. */
export function getCacheKey({ code }: CachePart, ...inputs: (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(code);
  for (const input of inputs) hash.update(input);
  return hash.digest('hex');
}

/** A folder of entries that several processes and threads may use at the same time. */
export interface CacheFolder {
  /** Whether there is an entry, which may be damaged. */
  has: (key: string) => boolean;
  /** Returns the content of an entry; null if there is none. A damaged one is removed. */
  read: (key: string) => Buffer | null;
  /** Writes an entry. A failure is ignored, because the entry can be derived again. */
  write: (key: string, content: Uint8Array) => void;
}

function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder is not writable, and has nothing to remove either.
  }
}

/** Opens a folder of cached entries, which is created with the first of them. */
export function openCacheFolder({ folder, started }: Omit<CachePart, 'code'>): CacheFolder {
  const getFile = (key: string) => path.join(folder, key.slice(0, 2), key.slice(2));
  const made = new Set<string>();
  return {
    has: (key) => existsSync(getFile(key)),
    read(key) {
      const file = getFile(key);
      try {
        const opened = openSync(file, 'r');
        try {
          const bytes = readFileSync(opened);
          const content = bytes.subarray(CHECKSUM_BYTES);
          if (!getChecksum(content).equals(bytes.subarray(0, CHECKSUM_BYTES))) {
            removeIfPossible(file);
            return null;
          }
          if (fstatSync(opened).mtimeMs < started) {
            // By its name: Windows refuses it for a file that is open for reading.
            utimesSync(file, started / 1000, started / 1000);
          }
          return content;
        } finally {
          closeSync(opened);
        }
      } catch {
        return null;
      }
    },
    write(key, content) {
      const file = getFile(key);
      // Renamed when it is complete, so that nobody ever reads a part of it.
      const draft = `${file}.${randomUUID()}`;
      try {
        if (!made.has(path.dirname(file))) mkdirSync(path.dirname(file), { recursive: true });
        made.add(path.dirname(file));
        const opened = openSync(draft, 'wx');
        try {
          writeFileSync(opened, getChecksum(content));
          writeFileSync(opened, content);
        } finally {
          closeSync(opened);
        }
        renameSync(draft, file);
      } catch {
        removeIfPossible(draft);
      }
    },
  };
}

interface Limits {
  /** Entries are looked through once in so many builds, because that takes half a second. */
  interval: number;
  /** Entries that none of so many latest builds used are deleted. */
  builds: number;
  /** Entries are deleted, those first that were not used for the longest time, down to this. */
  bytes: number;
}

function listEntries(folder: string) {
  return listFiles(folder).flatMap((name) => {
    const file = path.join(folder, name);
    const found = statSync(file, { throwIfNoEntry: false });
    return found ? [{ file, used: found.mtimeMs, bytes: found.size }] : [];
  });
}

/** File systems round times, some of them to two seconds. In milliseconds. */
const ROUNDING = 3000;

/** Names the latest builds. */
const BUILDS = 'builds.json';

interface Builds {
  /** When the latest builds started, oldest first. */
  times: readonly number[];
  /** How many builds have ended since entries were looked through. */
  sincePruned: number;
}

function readBuilds(file: string): Builds {
  try {
    const { times, sincePruned } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Builds>;
    return {
      times: times!.filter((time) => typeof time === 'number'),
      sincePruned: Number(sincePruned) || 0,
    };
  } catch {
    return { times: [], sincePruned: 0 };
  }
}

/**
 * Ends a build that started at `now` (milliseconds). From time to time, deletes the entries below a
 * folder that no recent build used, and more if all are too large together. Returns how many are
 * left; null if it has not looked.
 */
export function pruneCache(folder: string, now: number, limits: Limits): number | null {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, BUILDS);
  const known = readBuilds(file);
  const builds = [...known.times, now].sort((a, b) => a - b).slice(-limits.builds);
  const ended = known.sincePruned + 1;
  const isDue = ended >= limits.interval;
  const next: Builds = { times: builds, sincePruned: isDue ? 0 : ended };
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(next));
  renameSync(`${file}.${process.pid}`, file);
  if (!isDue) return null;
  const entries = listEntries(folder).filter((entry) => entry.file !== file);
  const oldest = builds.length < limits.builds ? 0 : builds[0]! - ROUNDING;
  let bytes = 0;
  let kept = 0;
  for (const entry of entries.sort((a, b) => b.used - a.used)) {
    bytes += entry.bytes;
    if (entry.used >= oldest && bytes <= limits.bytes) kept += 1;
    else rmSync(entry.file, { force: true });
  }
  return kept;
}
