import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { EditedFile } from '../../src/core/editor/files.ts';
import {
  LANGUAGE_MANIFEST_PATH,
  listAssets,
  type LanguageManifest,
} from '../../src/core/editor/language/manifest.ts';
import { getSourcePath, type DemoSources, type SourceFile } from '../../src/core/demo/demo.ts';
import { flattenImports } from '../../src/core/demo/sandbox.ts';
import { median } from './browser.ts';

/** Compressed bytes of the live editor's type checker for one demo. */
export interface LanguageWeight {
  compiler: number;
  /** The standard library and React. */
  base: number;
  packages: number;
}

function readJson<Value>(folder: string, name: string): Value {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Value;
}

/** Reads the files of a built demo as the editor opens them. */
export function openBuiltDemo(folder: string, id: string): EditedFile[] {
  const variant = readJson<DemoSources>(folder, getSourcePath(id)).variants[0]!;
  const shared = variant.shared.map((each) => readJson<SourceFile>(folder, getSourcePath(each)));
  return [...variant.files, ...shared].map(({ name, sources }) => ({
    name,
    code: flattenImports(sources.TS.code),
  }));
}

/** Weighs what the type checker loads for these files. */
export function weighLanguage(folder: string, files: readonly EditedFile[]): LanguageWeight {
  const manifest = readJson<LanguageManifest>(folder, LANGUAGE_MANIFEST_PATH);
  const sum = (codes: readonly string[]) =>
    listAssets(codes, manifest).reduce((total, { bytes }) => total + bytes, 0);
  const compiler = manifest.compiler.bytes;
  const base = sum([]) - compiler;
  return { compiler, base, packages: sum(files.map(({ code }) => code)) - base - compiler };
}

/** Returns the address of the built language worker; null if no page uses it. */
async function findWorker(folder: string): Promise<string | null> {
  const names = await readdir(path.join(folder, 'x/assets'));
  for (const name of names.filter((each) => /^language-worker\b.*\.js$/.test(each))) {
    if ((await readFile(path.join(folder, 'x/assets', name), 'utf8')).includes('postMessage')) {
      return `/x/assets/${name}`;
    }
  }
  return null;
}

/**
 * Measures the milliseconds from the start of the worker to the first problems of the files, with
 * an empty cache. Neither the network nor the processor is slowed down.
 */
export async function measureFirstProblems(
  browser: Browser,
  { folder, url }: { folder: string; url: string },
  files: readonly EditedFile[],
  runs = 3,
): Promise<number> {
  const worker = await findWorker(folder);
  if (worker === null) throw new Error('The built site has no language worker');
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage();
    await page.goto(`${url}/x/introduction/`);
    times.push(
      await page.evaluate(
        ([address, opened]) =>
          new Promise<number>((resolve, reject) => {
            const start = performance.now();
            const started = new Worker(address, { type: 'module' });
            started.addEventListener('error', () => reject(new Error(`No worker at ${address}`)));
            started.addEventListener('message', ({ data }: MessageEvent<object>) => {
              if ('problem' in data) reject(new Error(String(data.problem)));
              if ('id' in data && data.id === 2) resolve(performance.now() - start);
            });
            started.postMessage({ kind: 'load', files: opened, id: 1 });
            started.postMessage({ kind: 'files', files: opened });
            started.postMessage({ kind: 'problems', id: 2 });
          }),
        [worker, files] as const,
      ),
    );
    await page.close();
  }
  return median(times);
}
