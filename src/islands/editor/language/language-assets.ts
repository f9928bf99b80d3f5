import {
  expandBundle,
  findBundles,
  type DeclarationBundle,
  type LanguageManifest,
} from '../../../core/editor/language/manifest.ts';

/** Reads a file of the site as text. */
export type ReadAsset = (path: string) => Promise<string>;

/** Loads declaration bundles, each once. */
export interface LanguageAssets {
  /** Returns the declaration files that are needed for these codes and have not been loaded. */
  loadDeclarations: (codes: readonly string[]) => Promise<Map<string, string>>;
}

export function createLanguageAssets(manifest: LanguageManifest, read: ReadAsset): LanguageAssets {
  const loaded = new Set<string>();
  return {
    async loadDeclarations(codes) {
      const missing = findBundles(codes, manifest).filter((name) => !loaded.has(name));
      const bundles = await Promise.all(
        missing.map(async (name) => {
          const asset = manifest.bundles[name];
          if (!asset) throw new Error(`There is no declaration bundle ${name}`);
          return JSON.parse(await read(asset.path)) as DeclarationBundle;
        }),
      );
      for (const name of missing) loaded.add(name);
      return new Map(bundles.flatMap((bundle) => [...expandBundle(bundle)]));
    },
  };
}
