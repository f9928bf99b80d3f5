import { getVersionMenu } from './product.ts';
import { getEarlierVersions, type SiteModel } from './model.ts';
import { toHref } from '../urls.ts';

export interface Release {
  text: string;
  /** URL of its documentation. */
  href: string;
  current: boolean;
}

export interface ReleaseTable {
  name: string;
  packages: readonly string[];
  releases: readonly Release[];
}

/** Lists the documentation of each release: first for the library, then for each product. */
export function getReleaseTables({ config: site, sections, versions }: SiteModel): ReleaseTable[] {
  const products = sections.filter(({ id }) => id !== undefined);
  const rows = [
    { name: site.name, home: site.homePath, packages: [], section: undefined },
    ...products.map((section) => ({
      name: section.name,
      home: toHref(section.prefix),
      packages: section.packages ?? [],
      section,
    })),
  ];
  return rows.map(({ name, home, packages, section }) => ({
    name,
    packages,
    releases: getVersionMenu(
      section?.version ?? versions.current,
      getEarlierVersions(section, versions),
      'en',
    ).map(({ text, href = home, current = false }) => ({ text, href, current })),
  }));
}
