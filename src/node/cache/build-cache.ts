import path from 'node:path';
import {
  getCacheKey,
  openCacheFolder,
  pruneCache,
  type CacheFolder,
  type CachePart,
} from './cache-folder.ts';
import { hashCode } from './code-hash.ts';

/** A build of the whole site stores a tenth of this. */
const LIMITS = { interval: 4, builds: 8, bytes: 1024 ** 3 };

interface OpenCache {
  root: string;
  folder: string;
  started: number;
}

let open: OpenCache | null = null;

/** How often results of one kind were in the cache, and how often they were computed. */
export interface CacheCount {
  hits: number;
  misses: number;
}

const counts = new Map<string, CacheCount>();

function count(name: string, isHit: boolean): void {
  const { hits, misses } = counts.get(name) ?? { hits: 0, misses: 0 };
  counts.set(name, { hits: hits + Number(isHit), misses: misses + Number(!isHit) });
}

/** Lets what is derived be taken from a folder of the project, or be put there. */
export function openBuildCache(root: string, now = Date.now()): void {
  open = { root, folder: path.join(root, 'node_modules/.cache/build'), started: now };
  counts.clear();
}

/** Returns the counts of each kind since the cache was opened, and deletes what is outdated. */
export function closeBuildCache(): ReadonlyMap<string, CacheCount> {
  if (open) pruneCache(open.folder, open.started, LIMITS);
  open = null;
  return counts;
}

/** Results of one kind that a build keeps for later builds. */
export interface Memory {
  /** Where they are; null if nothing is cached. */
  locate: () => CachePart | null;
  /** Counts what a thread reports. */
  count: (isHit: boolean) => void;
  /** Whether there is a result for an input. It is not read, and may be damaged. */
  has: (input: unknown) => boolean;
  /** Returns the result for an input; undefined if there is none. Not counted. */
  read: <Output>(input: unknown) => Output | undefined;
  /** Keeps the result for an input. */
  store: (input: unknown, output: unknown) => void;
  /**
   * Returns the result for an input, which is all that it depends on besides the code. The result
   * has to be JSON.
   */
  remember: <Output>(input: unknown, compute: () => Promise<Output>) => Promise<Output>;
  rememberSync: <Output>(input: unknown, compute: () => Output) => Output;
}

/**
 * Creates the memory for results that modules compute, given by full paths. Outside of a build, it
 * computes each result again.
 */
export function createMemory(name: string, modules: readonly string[]): Memory {
  let current: { of: OpenCache; part: CachePart | null; folder: CacheFolder | null } | undefined;

  const start = () => {
    if (!open) return null;
    if (current?.of !== open) {
      const code = hashCode(open.root, modules);
      const folder = path.join(open.folder, name);
      const part = code === null ? null : { folder, code, started: open.started };
      current = { of: open, part, folder: part && openCacheFolder(part) };
    }
    return current;
  };

  const locate = (input: unknown) => {
    const { part, folder } = start() ?? {};
    return part && folder ? { folder, key: getCacheKey(part, JSON.stringify(input)) } : null;
  };

  const find = (input: unknown) => {
    const place = locate(input);
    if (!place) return null;
    const { folder, key } = place;
    return {
      known: folder.read(key),
      store: (output: unknown) => folder.write(key, toBytes(output)),
    };
  };

  const findCounted = (input: unknown) => {
    const entry = find(input);
    if (entry) count(name, entry.known !== null);
    return entry;
  };

  return {
    locate: () => start()?.part ?? null,
    count: (isHit) => count(name, isHit),
    has(input) {
      const place = locate(input);
      return place !== null && place.folder.has(place.key);
    },
    read<Output>(input: unknown) {
      const known = find(input)?.known;
      return known ? fromBytes<Output>(known) : undefined;
    },
    store: (input, output) => find(input)?.store(output),
    async remember<Output>(input: unknown, compute: () => Promise<Output>) {
      const entry = findCounted(input);
      if (entry?.known) return fromBytes<Output>(entry.known);
      const output = await compute();
      entry?.store(output);
      return output;
    },
    rememberSync<Output>(input: unknown, compute: () => Output) {
      const entry = findCounted(input);
      if (entry?.known) return fromBytes<Output>(entry.known);
      const output = compute();
      entry?.store(output);
      return output;
    },
  };
}

/** Starts the bytes of a text. JSON of a long one would be another copy of it in memory. */
const TEXT = '\0';

function toBytes(output: unknown): Buffer {
  return Buffer.from(typeof output === 'string' ? TEXT + output : JSON.stringify(output));
}

function fromBytes<Output>(bytes: Buffer): Output {
  const text = bytes.toString();
  return (text.startsWith(TEXT) ? text.slice(TEXT.length) : JSON.parse(text)) as Output;
}
