import type { UpgradeProduct } from './change.ts';
import { getProductOfModule } from './project.ts';

/** The lowest major version of each product that a `package.json` allows. */
export type UsedVersions = ReadonlyMap<UpgradeProduct, number>;

function getMajor(range: string): number | undefined {
  const found = /(?:^|[\s~^>=<v|])(\d+)(?:\.|$|\s|-)/.exec(range);
  return found ? Number(found[1]) : undefined;
}

/** Reads the versions of all products from the text of a `package.json`; none if it is not JSON. */
export function readVersions(text: string): UsedVersions {
  const versions = new Map<UpgradeProduct, number>();
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return versions;
  }
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies']) {
    const list = (content as Record<string, unknown> | null)?.[kind];
    for (const [name, range] of Object.entries((list as object | undefined) ?? {})) {
      const product = getProductOfModule(name);
      const major = typeof range === 'string' ? getMajor(range) : undefined;
      if (!product || major === undefined || name === '@mui/x-data-grid-generator') continue;
      versions.set(product, Math.min(major, versions.get(product) ?? major));
    }
  }
  return versions;
}
