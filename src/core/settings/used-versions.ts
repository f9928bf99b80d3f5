/** The release that the reader uses of each product, by the product's folder: `7.12`. */
export type UsedVersions = Readonly<Record<string, string>>;

const VERSION = /^\d{1,3}\.\d{1,3}$/;

/** Name of the release in the address of a page. It stands for the product of the page. */
export const USED_VERSION_QUERY = 'version';

/** Parses the stored releases. Ignores everything that does not look like a release. */
export function parseUsedVersions(stored: string | null): UsedVersions {
  if (stored === null) return {};
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        ([folder, version]) =>
          /^[a-z-]+$/.test(folder) && typeof version === 'string' && VERSION.test(version),
      ),
    );
  } catch {
    return {};
  }
}

/** Returns the release in the query of an address; `7.12.1` and `v7.12` are its release, too. */
export function readUsedVersionQuery(search: string): string | null {
  const value = new URLSearchParams(search).get(USED_VERSION_QUERY) ?? '';
  return /^v?(\d{1,3}\.\d{1,3})(?:\.\d+)?$/.exec(value)?.[1] ?? null;
}

/** Returns an address with this release in its query, or with none. Keeps the rest as it is. */
export function withUsedVersion(address: string, version: string | null): string {
  const url = new URL(address);
  if (version === null) url.searchParams.delete(USED_VERSION_QUERY);
  else url.searchParams.set(USED_VERSION_QUERY, version);
  return url.pathname + url.search + url.hash;
}

/** Returns the folder of the product that a page belongs to, also as a page of the reference. */
export function findProductFolder(
  pathname: string,
  products: readonly { id?: string; folder: string; prefix: string }[],
): string | null {
  const path = pathname.replace(/^\/[a-z]{2}(?=\/)/, '').concat('/');
  return (
    products.find(
      ({ id, folder, prefix }) =>
        id !== undefined && (path.startsWith(`/x/api/${folder}/`) || path.startsWith(`${prefix}/`)),
    )?.folder ?? null
  );
}
