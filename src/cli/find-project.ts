import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DateLibrary } from '../core/demo/date-library.ts';
import { readLockedVersions } from '../core/data/answers/locked-versions.ts';
import { RequestError } from '../core/data/answers/library.ts';

/** A package of a project, and where its version was found. */
export interface FoundPackage {
  name: string;
  version: string;
  source: 'node_modules' | 'lock file' | 'package.json';
}

export interface Project {
  /** Folder of the nearest `package.json`; the given one if there is none. */
  folder: string;
  packages: readonly FoundPackage[];
  /** The date library of the project; Day.js if it has none. */
  dateLibrary: DateLibrary;
  /** The version of any package that the project uses. */
  getVersion: (name: string) => string | undefined;
}

const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

const DATE_PACKAGES: readonly [string, DateLibrary][] = [
  ['dayjs', 'Day.js'],
  ['date-fns', 'date-fns'],
  ['luxon', 'Luxon'],
  ['moment', 'Moment.js'],
];

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The folder and all above it, nearest first. */
function listFoldersAbove(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...listFoldersAbove(above)];
}

function getRanges(manifest: Record<string, unknown>): Map<string, string> {
  const kinds = ['peerDependencies', 'devDependencies', 'dependencies'];
  return new Map(
    kinds
      .flatMap((kind) => Object.entries((manifest[kind] as object | undefined) ?? {}))
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

interface Manifests {
  folders: readonly string[];
  locks: readonly ReadonlyMap<string, string>[];
  /** Versions that the `package.json` files ask for, the nearest first. */
  asked: ReadonlyMap<string, string>;
  /** Folder of the nearest `package.json`. */
  root: string;
}

function readManifests(start: string): Manifests {
  const folders = listFoldersAbove(start);
  const root = folders.find((each) => existsSync(path.join(each, 'package.json'))) ?? start;
  const locks = folders.flatMap((each) =>
    LOCK_FILES.flatMap((name) => {
      const text = readText(path.join(each, name));
      return text === null ? [] : [readLockedVersions(name, text, path.relative(each, root))];
    }),
  );
  const ranges = folders.map((each) => getRanges(parse(readText(path.join(each, 'package.json')))));
  const asked = new Map(ranges.toReversed().flatMap((each) => [...each]));
  return { folders, locks, asked, root };
}

function findPackage({ folders, locks, asked }: Manifests, name: string): FoundPackage[] {
  for (const each of folders) {
    const { version } = parse(readText(path.join(each, 'node_modules', name, 'package.json')));
    if (typeof version === 'string') return [{ name, version, source: 'node_modules' }];
  }
  const locked = locks.map((lock) => lock.get(name)).find((version) => version !== undefined);
  if (locked !== undefined && asked.has(name)) {
    return [{ name, version: locked, source: 'lock file' }];
  }
  const version = /\d+(\.\d+){0,2}/.exec(asked.get(name) ?? '')?.[0];
  return version === undefined ? [] : [{ name, version, source: 'package.json' }];
}

/**
 * Finds the versions of packages that a folder uses: those that Node would load from there, else
 * those of a lock file, else what a `package.json` asks for, each in the nearest folder that has it.
 * Throws a `RequestError` if the folder does not exist.
 */
export function findProject(given: string, names: readonly string[]): Project {
  const start = path.resolve(given);
  if (!existsSync(start) || !statSync(start).isDirectory()) {
    throw new RequestError(`${start} is not a folder. Name the folder of a project.`);
  }
  const manifests = readManifests(start);
  const find = (name: string) => findPackage(manifests, name);
  const [, dateLibrary = 'Day.js'] =
    DATE_PACKAGES.find(([name]) => manifests.asked.has(name)) ??
    DATE_PACKAGES.find(([name]) => find(name).length > 0) ??
    [];
  return {
    folder: manifests.root,
    packages: names.flatMap(find),
    dateLibrary,
    getVersion: (name) => find(name)[0]?.version,
  };
}
