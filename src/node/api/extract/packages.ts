import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTierPlan, TIERS, type Plan } from '../../../core/plan.ts';

/** A package of one tier of a product, on disk. */
export interface TierPackage {
  name: string;
  version: string;
  /** Absent for Community. */
  plan?: Plan;
  /** Absolute path without a trailing slash. */
  folder: string;
}

/** Reads the manifests of a product's packages, the community tier first. */
export function loadTierPackages(names: readonly string[], folder: string): TierPackage[] {
  return names.map((name, index) => {
    const plan = getTierPlan(TIERS[index]);
    return {
      name,
      version: loadPackageVersion(name, folder),
      ...(plan && { plan }),
      folder: path.join(folder, name),
    };
  });
}

/** Reads the version from the manifest of a package below `folder` (a `node_modules`). */
export function loadPackageVersion(name: string, folder: string): string {
  const file = path.join(folder, name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** A path that users import from, with its declaration file. */
export interface EntryPoint {
  /** `@mui/x-charts/LineChart` */
  from: string;
  file: string;
}

/** Folders of other builds, of tests, and of what only the packages themselves import. */
const CLOSED = /^(?:internals|node|modern|esm|tests|themeAugmentation|typeOverloads)$/;

/** Lists the root of a package and the folders in it that users can import from. */
export function listEntryPoints({ name, folder }: TierPackage): EntryPoint[] {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !CLOSED.test(each.name))
    .map((each) => each.name)
    .sort();
  return [
    { from: name, file: path.join(folder, 'index.d.ts') },
    ...folders.map((each) => ({
      from: `${name}/${each}`,
      file: path.join(folder, each, 'index.d.ts'),
    })),
    // Some folders have only types, and cannot be imported.
  ].filter(({ file }) => existsSync(file) && existsSync(file.replace(/\.d\.ts$/, '.js')));
}

/** A file of a package. `path` is relative to the package's folder. */
export interface PackageFile {
  package: TierPackage;
  path: string;
}

/** Finds the package that a file belongs to. Files of nested `node_modules` belong to none. */
export function findPackageFile(
  file: string,
  packages: readonly TierPackage[],
): PackageFile | undefined {
  for (const each of packages) {
    if (!file.startsWith(`${each.folder}/`)) continue;
    const inside = file.slice(each.folder.length + 1);
    return inside.includes('node_modules/') ? undefined : { package: each, path: inside };
  }
  return undefined;
}

/**
 * Finds the script of a declaration file in the ES module build or in the one that `require` loads.
 */
export function findScript(declaration: PackageFile, build: 'module' | 'node'): string | undefined {
  const { folder } = declaration.package;
  const script = declaration.path.replace(/\.d\.ts$/, '.js');
  const folders = build === 'node' ? ['node', ''] : ['esm', ''];
  return folders.map((each) => path.join(folder, each, script)).find((each) => existsSync(each));
}
