import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files.ts';

/** Everything that a result can depend on besides its input: packages, and the code that derives. */
const SOURCES = ['package-lock.json', 'config', 'src/core', 'src/node'];

const TEST = /\.test\.tsx?$/;

/** Returns a hash of Node's version and of the names and contents of all sources. */
function hashSources(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) {
    const full = path.join(root, source);
    if (!existsSync(full)) continue;
    const files = path.extname(source) === '' ? listFiles(full).sort() : [''];
    for (const file of files.filter((each) => !TEST.test(each))) {
      hash.update(`\0${source}/${file}\0`).update(readFileSync(path.join(full, file)));
    }
  }
  return hash.digest('hex').slice(0, 32);
}

/** How often results of one kind were in the cache, and how often they were computed. */
export interface CacheCount {
  hits: number;
  misses: number;
}

interface OpenCache {
  folder: string;
  counts: Map<string, CacheCount>;
}

let open: OpenCache | null = null;

/**
 * Lets results be taken from a folder of the project, or be put there. The folder is for these
 * packages and this code alone: with others, the results of earlier builds are deleted.
 */
export function openBuildCache(root: string): void {
  const parent = path.join(root, 'node_modules/.cache/build');
  const name = hashSources(root);
  mkdirSync(path.join(parent, name), { recursive: true });
  for (const other of readdirSync(parent)) {
    if (other !== name) rmSync(path.join(parent, other), { recursive: true, force: true });
  }
  open = { folder: path.join(parent, name), counts: new Map() };
}

/** Ends the use of the cache. Returns the counts by kind since it was opened. */
export function closeBuildCache(): ReadonlyMap<string, CacheCount> {
  const counts = open?.counts ?? new Map<string, CacheCount>();
  open = null;
  return counts;
}

/** Returns a stored result; undefined if there is none, or if its file is damaged. */
function read<Output>(file: string): { output: Output } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { output: Output };
  } catch {
    return undefined;
  }
}

/**
 * Returns the result for an input, which is all that it depends on besides the code. The result has
 * to be JSON. Outside of a build that has opened the cache, each result is computed again.
 */
export async function remember<Output>(
  kind: string,
  input: unknown,
  compute: () => Promise<Output>,
): Promise<Output> {
  if (!open) return compute();
  const { folder, counts } = open;
  const key = createHash('sha256')
    .update(JSON.stringify([kind, input]))
    .digest('hex');
  const file = path.join(folder, `${key}.json`);
  const known = read<Output>(file);
  const { hits, misses } = counts.get(kind) ?? { hits: 0, misses: 0 };
  counts.set(kind, { hits: hits + Number(!!known), misses: misses + Number(!known) });
  if (known) return known.output;
  const output = await compute();
  // Renamed when it is complete, so that an interrupted build leaves no half of a file.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify({ output }));
  renameSync(draft, file);
  return output;
}
