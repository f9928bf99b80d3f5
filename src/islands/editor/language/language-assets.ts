import {
  expandBundle,
  findBundles,
  listAssets,
  type DeclarationBundle,
  type LanguageAsset,
  type LanguageManifest,
} from '../../../core/editor/language/manifest.ts';

/** Reads a file of the site. Calls back with the number of bytes after each part. */
export type ReadAsset = (path: string, onBytes: (bytes: number) => void) => Promise<string>;

/** Loads the compiler and the declaration bundles, each once. */
export interface LanguageAssets {
  /** Loads the compiler into the browser's cache and returns its address. */
  loadCompiler: () => Promise<string>;
  /** Returns the declaration files that are needed for these codes and have not been loaded. */
  loadDeclarations: (codes: readonly string[]) => Promise<Map<string, string>>;
}

/**
 * Creates a loader. `onProgress` gets the share, from 0 to 1, of what the codes of the first call
 * need.
 */
export function createLanguageAssets(
  manifest: LanguageManifest,
  firstCodes: readonly string[],
  read: ReadAsset,
  onProgress: (share: number) => void = () => undefined,
): LanguageAssets {
  const loaded = new Set<string>();
  const wanted = new Map(listAssets(firstCodes, manifest).map((asset) => [asset.path, 0]));
  const total = listAssets(firstCodes, manifest).reduce((sum, { bytes }) => sum + bytes, 0);

  const load = (asset: LanguageAsset) =>
    read(asset.path, (bytes) => {
      if (!wanted.has(asset.path)) return;
      wanted.set(asset.path, asset.bytes * Math.min(1, bytes / asset.contentBytes));
      onProgress([...wanted.values()].reduce((sum, each) => sum + each, 0) / total);
    });

  return {
    async loadCompiler() {
      await load(manifest.compiler);
      return manifest.compiler.path;
    },
    async loadDeclarations(codes) {
      const missing = findBundles(codes, manifest).filter((name) => !loaded.has(name));
      const bundles = await Promise.all(
        missing.map(async (name) => {
          const asset = manifest.bundles[name];
          if (!asset) throw new Error(`There is no declaration bundle ${name}`);
          return JSON.parse(await load(asset)) as DeclarationBundle;
        }),
      );
      for (const name of missing) loaded.add(name);
      return new Map(bundles.flatMap((bundle) => [...expandBundle(bundle)]));
    },
  };
}
