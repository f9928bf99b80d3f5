import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  LANGUAGE_ASSETS_PATH,
  LANGUAGE_MANIFEST_PATH,
  type LanguageAsset,
  type LanguageManifest,
} from '../../../core/editor/language/manifest.ts';
import { getSentBytes } from '../../sent-bytes.ts';
import { DEMO_PACKAGES } from '../../demo/demo-packages.ts';
import { ROOT } from '../../load-config.ts';
import { listEntryPoints } from '../frame/entry-points.ts';
import { buildCompiler } from './build-compiler.ts';
import { bundleDeclarations } from './bundle-declarations.ts';

const CACHE = path.join(ROOT, 'node_modules/.cache/editor-language');

const CORE = path.join(ROOT, 'src/core/editor/language');

const MAKING = 'making-';

/** Everything that decides what the files contain: the packages, and the code that makes them. */
async function getKey(): Promise<string> {
  const own = (await readdir(import.meta.dirname)).filter((name) => !name.includes('.test.'));
  const files = [
    path.join(ROOT, 'package-lock.json'),
    ...own.sort().map((name) => path.join(import.meta.dirname, name)),
    path.join(import.meta.dirname, '../frame/entry-points.ts'),
    ...['manifest.ts', 'options.ts'].map((name) => path.join(CORE, name)),
  ];
  const sum = createHash('sha256').update(DEMO_PACKAGES.join());
  for (const file of files) sum.update(await readFile(file));
  return sum.digest('hex').slice(0, 16);
}

async function writeAsset(
  folder: string,
  name: string,
  extension: string,
  text: string,
): Promise<LanguageAsset> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `${LANGUAGE_ASSETS_PATH}${name}.${hash}.${extension}`;
  await writeFile(path.join(folder, file), text);
  return { path: file, bytes: 0, contentBytes: Buffer.byteLength(text) };
}

/** Writes all files into a folder. */
async function createFiles(folder: string): Promise<void> {
  await mkdir(path.join(folder, LANGUAGE_ASSETS_PATH), { recursive: true });
  const { bundles, ...needs } = bundleDeclarations();
  const compiler = await writeAsset(folder, 'typescript', 'js', await buildCompiler());
  const assets: Record<string, LanguageAsset> = {};
  for (const [name, bundle] of Object.entries(bundles)) {
    assets[name] = await writeAsset(folder, name, 'json', JSON.stringify(bundle));
  }
  await Promise.all(
    [compiler, ...Object.values(assets)].map(async (asset) => {
      asset.bytes = await getSentBytes(path.join(folder, asset.path));
    }),
  );
  const entryPoints = [...listEntryPoints()].flatMap(([name, modules]) =>
    Object.hasOwn(needs.packages, name) ? modules : [],
  );
  const manifest: LanguageManifest = { compiler, bundles: assets, ...needs, entryPoints };
  await writeFile(path.join(folder, LANGUAGE_MANIFEST_PATH), JSON.stringify(manifest));
}

async function prepare(): Promise<string> {
  const key = await getKey();
  const folder = path.join(CACHE, key);
  const isMade = await readFile(path.join(folder, LANGUAGE_MANIFEST_PATH)).catch(() => null);
  if (isMade) return folder;
  await mkdir(CACHE, { recursive: true });
  const earlier = (await readdir(CACHE)).filter((name) => !name.startsWith(MAKING));
  const made = await mkdtemp(path.join(CACHE, MAKING));
  await createFiles(made);
  // Another process may have been faster.
  await rename(made, folder).catch(() => rm(made, { recursive: true }));
  for (const name of earlier) {
    if (name !== key) await rm(path.join(CACHE, name), { recursive: true, force: true });
  }
  return folder;
}

let prepared: Promise<string> | undefined;

/**
 * Prepares what the live editor loads to check types: the compiler, the declaration bundles and
 * their manifest, at the paths that they have on the site. Returns their folder. Making them
 * takes some seconds, so that they are kept until a package changes.
 */
export function prepareLanguageFiles(): Promise<string> {
  prepared ??= prepare();
  return prepared;
}

/** Copies the files to the built site. */
export async function writeLanguageFiles(folder: string): Promise<void> {
  await cp(await prepareLanguageFiles(), folder, { recursive: true });
}

/** Returns the content of one of these files by its address; null if there is none. */
export async function readLanguageFile(address: string): Promise<Buffer | null> {
  const folder = await prepareLanguageFiles();
  return readFile(path.join(folder, path.posix.normalize(address))).catch(() => null);
}
