import type { EarlierVersion } from './config.ts';
import { getCanonicalAddress, withLanguage } from '../urls.ts';

export interface ProductInfo {
  /**
   * A product id, or the string `null` if the address belongs to no product.
   */
  productId: string;
  productCategoryId: string;
}

/** Content of the two menus next to the logo. */
export interface ProductIdentifier {
  /** Name of the library, shown above the name of a product; empty for the library itself. */
  metadata: string;
  name: string;
  versions: readonly ProductVersion[];
}

export interface ProductVersion {
  text: string;
  href?: string;
  current?: boolean;
}

const CORE_FOLDERS = ['material-ui', 'joy-ui', 'base-ui', 'system'];
const NULL = 'null';

/**
 * Returns the product of an address, ignoring the prefix of a known language.
 */
export function getProductInfo(
  address: string,
  languages: readonly string[] = ['en'],
): ProductInfo {
  const path = getCanonicalAddress(address, languages).canonicalAs.replace(/[?#].*$/s, '');
  const folder = /^\/+([^/]+)\//.exec(path)?.[1];
  if (folder === undefined) return { productId: NULL, productCategoryId: NULL };
  if (CORE_FOLDERS.includes(folder)) return { productId: folder, productCategoryId: 'core' };
  if (folder === 'x') return { productId: getXProductId(path), productCategoryId: 'x' };
  if (folder === 'toolpad') return { productId: 'toolpad', productCategoryId: NULL };
  if (['docs', 'versions', 'production-error'].includes(folder)) {
    return { productId: 'docs', productCategoryId: NULL };
  }
  if (/^\/+experiments\/docs\//.test(path)) {
    return { productId: 'docs-infra', productCategoryId: NULL };
  }
  return { productId: NULL, productCategoryId: NULL };
}

function getXProductId(path: string): string {
  const guide = /^\/+x\/react-([^/]+)/.exec(path)?.[1];
  if (guide !== undefined) return `x-${guide}`;
  const reference = /^\/+x\/api\/(data-grid|date-pickers|charts)\//.exec(path)?.[1];
  return reference === undefined ? NULL : `x-${reference}`;
}

/**
 * Returns the entries of the version menu: the documented release, then earlier majors on their
 * hosts. A language other than English prefixes the path.
 */
export function getVersionMenu(
  currentVersion: string,
  earlier: readonly EarlierVersion[],
  userLanguage: string,
): ProductVersion[] {
  return [
    { text: currentVersion, current: true },
    ...earlier.map(({ major, host, path }) => ({
      text: major,
      href: host + withLanguage(path, userLanguage),
    })),
  ];
}
