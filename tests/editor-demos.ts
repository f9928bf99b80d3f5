import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { EditedFile } from '../src/core/editor/files.ts';
import {
  expandBundle,
  findBundles,
  LANGUAGE_MANIFEST_PATH,
  type DeclarationBundle,
  type LanguageManifest,
} from '../src/core/editor/language/manifest.ts';
import { flattenImports } from '../src/core/demo/sandbox.ts';
import { toJavaScriptName, type DemoSources, type SourceFile } from '../src/core/demo/demo.ts';
import type { CodeVariant } from '../src/core/demo/config.ts';
import {
  createLanguageCore,
  type LanguageCore,
} from '../src/islands/editor/language/language-core.ts';

const DIST = path.resolve(import.meta.dirname, '../dist');
const SOURCES = 'x/demo-source';

/** One variant of a demo, as the editor opens it but in a folder of its own. */
export interface OpenedDemo {
  /** `data-grid/sorting/BasicSorting`, with the styling variant where it is not the first. */
  id: string;
  files: readonly EditedFile[];
}

function readBuilt<Value>(name: string): Value {
  return JSON.parse(readFileSync(path.join(DIST, name), 'utf8')) as Value;
}

/** Lists the ids of all demos of the built site, as they are written. */
export function listBuiltDemos(): string[] {
  return readdirSync(path.join(DIST, SOURCES), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\/[A-Z]\w*\.json$/.test(name) && !name.includes('/datasets/'))
    .map((name) => name.replace('.json', ''))
    .sort();
}

/** Opens a demo in each of its styling variants. */
export function openDemo(id: string, language: CodeVariant): OpenedDemo[] {
  const { variants } = readBuilt<DemoSources>(`${SOURCES}/${id}.json`);
  return variants.map(({ styling, files, shared }, index) => {
    const all = [
      ...files,
      ...shared.map((each) => readBuilt<SourceFile>(`${SOURCES}/${each}.json`)),
    ];
    const folder = index === 0 ? id : `${id}-${styling}`;
    return {
      id: folder,
      files: all.map(({ name, sources }) => {
        const source = (language === 'JS' && sources.JS) || sources.TS;
        const ownName = language === 'JS' ? toJavaScriptName(name) : name;
        return { name: `${folder}/${ownName}`, code: flattenImports(source.code) };
      }),
    };
  });
}

/** Checks demos with the built bundles, loading those that they need. */
export interface DemoChecker {
  core: LanguageCore;
  open: (files: readonly EditedFile[]) => void;
}

export function createDemoChecker(): DemoChecker {
  const manifest = readBuilt<LanguageManifest>(LANGUAGE_MANIFEST_PATH);
  const core = createLanguageCore(ts, manifest.entryPoints);
  const loaded = new Set<string>();
  return {
    core,
    open(files) {
      const codes = files.map(({ code }) => code);
      const missing = findBundles(codes, manifest).filter((name) => !loaded.has(name));
      for (const name of missing) {
        loaded.add(name);
        const { path: file } = manifest.bundles[name]!;
        core.addDeclarations(expandBundle(readBuilt<DeclarationBundle>(file)));
      }
      core.setFiles(files);
    },
  };
}

/** Modules that change the types of others: what a demo may use, or must give. */
const EXTENDING_MODULES =
  /'(@mui\/x-data-grid-\w+|@mui\/x-charts-pro[\w/]*|@mui\/[\w-]+\/(Adapter\w+|themeAugmentation)|dayjs\/plugin\/\w+|moment-\w+)'/g;

/**
 * Groups demos that can be checked together: those that import the same of the modules that change
 * others. A demo that would need one more must not pass because another one imports it.
 */
export function groupDemos(demos: readonly OpenedDemo[]): OpenedDemo[][] {
  const groups = new Map<string, OpenedDemo[]>();
  for (const demo of demos) {
    const text = demo.files.map(({ code }) => code).join('\n');
    const extending = [...text.matchAll(EXTENDING_MODULES)].map(([name]) => name);
    const key = /declare (module|global)/.test(text)
      ? demo.id
      : [...new Set(extending)].sort().join();
    groups.set(key, [...(groups.get(key) ?? []), demo]);
  }
  return [...groups.values()];
}
