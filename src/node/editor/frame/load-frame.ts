import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig, loadLicenseKey, ROOT } from '../../load-config.ts';
import { listFiles } from '../../list-files.ts';
import { loadLabels } from '../../site/load-labels.ts';
import { buildFrame, type BuiltFrame } from './build-frame.ts';
import { listEntryPoints } from './entry-points.ts';

const CACHE = path.join(ROOT, 'node_modules/.cache/editor-frame');

/** Files that decide about the bundle and are not in it. */
const TOOLS = ['package-lock.json', 'src/node/editor/frame', 'src/styles', 'src/components/demo'];

async function addFile(sum: ReturnType<typeof createHash>, file: string): Promise<void> {
  sum.update(`${path.relative(ROOT, file)}\n`);
  sum.update(existsSync(file) ? await readFile(file) : 'missing');
}

function listTools(name: string): string[] {
  const full = path.join(ROOT, name);
  if (/\.\w+$/.test(name)) return [full];
  return listFiles(full)
    .sort()
    .map((file) => path.join(full, file));
}

/** A hash of everything that the bundle depends on, given the files that are in it. */
async function getKey(inputs: readonly string[]): Promise<string> {
  const sum = createHash('sha256');
  for (const name of TOOLS) for (const file of listTools(name)) await addFile(sum, file);
  for (const file of [...inputs].sort()) await addFile(sum, file);
  sum.update(
    JSON.stringify([
      [...listEntryPoints()],
      loadLabels(loadConfig().locales),
      loadLicenseKey(),
      process.versions.node,
    ]),
  );
  return sum.digest('hex');
}

interface Index {
  key: string;
  inputs: readonly string[];
}

const INDEX = path.join(CACHE, 'index.json');
const FILES = path.join(CACHE, 'files');

async function isCurrent(): Promise<boolean> {
  try {
    const { key, inputs } = JSON.parse(await readFile(INDEX, 'utf8')) as Index;
    return key === (await getKey(inputs));
  } catch {
    return false;
  }
}

async function writeCache({ files, inputs }: BuiltFrame): Promise<void> {
  await rm(CACHE, { recursive: true, force: true });
  for (const [address, content] of files) {
    const file = path.join(FILES, address.replace(/\/$/, '/index.html'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  // Written last and at once, so that an interrupted write is not read.
  await writeFile(`${INDEX}.new`, JSON.stringify({ key: await getKey(inputs), inputs }));
  await rename(`${INDEX}.new`, INDEX);
}

let preparing: Promise<string> | undefined;

/**
 * Returns the folder with the built frame that runs edited demos, with paths as on the site. It is
 * built again only if something that it is made of has changed.
 */
export async function prepareFrame(): Promise<string> {
  preparing ??= (async () => {
    if (!(await isCurrent())) await writeCache(await buildFrame());
    return FILES;
  })().finally(() => {
    preparing = undefined;
  });
  return preparing;
}
