import type ts from 'typescript';
import type { EditedFile } from '../../../core/editor/files.ts';
import type { LanguageManifest } from '../../../core/editor/language/manifest.ts';
import { createLanguageAssets, type LanguageAssets, type ReadAsset } from './language-assets.ts';
import { createLanguageCore, type LanguageCore } from './language-core.ts';

/** What the worker needs from its surroundings. */
export interface WorkerSetup {
  readManifest: () => Promise<LanguageManifest>;
  read: ReadAsset;
  importCompiler: (path: string) => Promise<typeof ts>;
}

/** The compiler, and the declarations that it knows. All editors of a page share them. */
export interface LanguageRuntime {
  /** Loads the compiler and what these files import. Does nothing if that has been done. */
  start: (files: readonly EditedFile[]) => Promise<void>;
  /** Asks the compiler about these files, after what they import has been loaded. */
  ask: <T>(files: readonly EditedFile[], question: (core: LanguageCore) => T) => Promise<T>;
}

interface Running {
  assets: LanguageAssets;
  core: LanguageCore;
}

const getCodes = (files: readonly EditedFile[]) => files.map(({ code }) => code);

export function createLanguageRuntime(setup: WorkerSetup): LanguageRuntime {
  let starting: Promise<Running> | undefined;

  const begin = async (files: readonly EditedFile[]): Promise<Running> => {
    const manifest = await setup.readManifest();
    const assets = createLanguageAssets(manifest, setup.read);
    const { path } = manifest.compiler;
    const [declarations] = await Promise.all([
      assets.loadDeclarations(getCodes(files)),
      // A browser may remember that an import has failed; a request can be made again.
      setup.read(path),
    ]);
    const core = createLanguageCore(await setup.importCompiler(path), manifest.entryPoints);
    core.addDeclarations(declarations);
    return { assets, core };
  };

  return {
    async start(files) {
      starting ??= begin(files);
      try {
        await starting;
      } catch (error) {
        starting = undefined;
        throw error;
      }
    },
    async ask(files, question) {
      if (!starting) throw new Error('The type checker has not been loaded');
      const { assets, core } = await starting;
      const declarations = await assets.loadDeclarations(getCodes(files));
      if (declarations.size > 0) core.addDeclarations(declarations);
      // Nothing waits between the two: another editor may ask about its own files at any time.
      core.setFiles(files);
      return question(core);
    },
  };
}
