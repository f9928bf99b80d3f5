import { unzipSync } from 'fflate';
import type { UpgradeProduct } from '../../core/upgrade/change.ts';
import type { UpgradeFile } from '../../core/upgrade/project.ts';
import { readVersions } from '../../core/upgrade/read-versions.ts';
import {
  getForeignFolder,
  getSizeReason,
  isRead,
  MAX_BYTES,
  selectFile,
  type SkippedFile,
} from '../../core/upgrade/select-files.ts';

/** What the reader gave, sorted into what can be upgraded and what is left out. */
export interface UpgradeInput {
  files: UpgradeFile[];
  skipped: SkippedFile[];
  /** Products that some `package.json` has in version 6 or older; `null` without one. */
  before: UpgradeProduct[] | null;
  /** The lowest version in some `package.json`; `null` without one. */
  from: number | null;
}

interface Source {
  path: string;
  size: number;
  read: () => Promise<Uint8Array>;
}

async function toBytes(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

function fromFile(file: File, path = file.webkitRelativePath || file.name): Source {
  return { path, size: file.size, read: () => toBytes(file) };
}

function fromZip(bytes: Uint8Array): Source[] {
  const entries = unzipSync(bytes, {
    // What is not read is not unpacked either.
    filter: ({ name, originalSize }) =>
      isRead(name) && getForeignFolder(name) === undefined && originalSize <= MAX_BYTES,
  });
  return Object.entries(entries).map(([path, content]) => ({
    path,
    size: content.length,
    read: () => Promise.resolve(content),
  }));
}

function readEntries(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  return new Promise((resolve, reject) => {
    // Each call returns some of them; none are the end.
    const next = () =>
      reader.readEntries((entries) => {
        if (entries.length === 0) return resolve(all);
        all.push(...entries);
        next();
      }, reject);
    next();
  });
}

async function fromEntry(entry: FileSystemEntry, skipped: SkippedFile[]): Promise<Source[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [fromFile(file, path)];
  }
  if (getForeignFolder(`${path}/`) !== undefined) {
    skipped.push({ path, reason: 'The folder contains code that others write.' });
    return [];
  }
  const entries = await readEntries(entry as FileSystemDirectoryEntry);
  const found = await Promise.all(entries.map((each) => fromEntry(each, skipped)));
  return found.flat();
}

async function select(sources: readonly Source[], skipped: SkippedFile[]): Promise<UpgradeInput> {
  const files: UpgradeFile[] = [];
  let before: Set<UpgradeProduct> | null = null;
  let from: number | null = null;
  const folders = new Set<string>();
  for (const { path, size, read } of sources) {
    const foreign = getForeignFolder(path);
    if (foreign !== undefined) {
      if (!folders.has(foreign)) {
        skipped.push({ path: foreign, reason: 'The folder contains code that others write.' });
      }
      folders.add(foreign);
      continue;
    }
    if (!isRead(path)) continue;
    if (size > MAX_BYTES) {
      skipped.push({ path, reason: getSizeReason(size) });
      continue;
    }
    const selected = selectFile(path, await read());
    if ('reason' in selected) skipped.push(selected);
    else if (/(^|\/)package\.json$/.test(path)) {
      before ??= new Set();
      for (const [product, version] of readVersions(selected.code)) {
        if (version < 7) before.add(product);
        from = Math.min(version, from ?? version);
      }
    } else files.push(selected);
  }
  files.sort((one, other) => (one.path < other.path ? -1 : 1));
  return { files, skipped, before: before && [...before], from };
}

async function openZips(sources: readonly Source[]): Promise<Source[]> {
  const opened = await Promise.all(
    sources.map(async (source) =>
      source.path.endsWith('.zip') ? fromZip(await source.read()) : [source],
    ),
  );
  return opened.flat();
}

/** Reads files that the reader chose. */
export async function readFiles(files: Iterable<File>): Promise<UpgradeInput> {
  return select(await openZips([...files].map((file) => fromFile(file))), []);
}

/** Reads what the reader dropped: files, folders, and zips. */
export async function readDropped({ items }: DataTransfer): Promise<UpgradeInput> {
  const skipped: SkippedFile[] = [];
  // The entries are gone after the event, so they are taken before the first wait.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const sources = await Promise.all(entries.map((entry) => fromEntry(entry, skipped)));
  return select(await openZips(sources.flat()), skipped);
}
