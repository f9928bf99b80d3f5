import type { ProductRelease } from './changelog.ts';
import { getApiPathname, toHref } from '../urls.ts';
import type { SiteModel } from '../site/model.ts';

/** The newest release of a product, with its name and where to read more. */
export interface NamedRelease extends ProductRelease {
  name: string;
  /** Notes of the release. */
  url: string;
  /** Page that compares the API of releases. */
  changesHref: string;
}

/** How many changes a list of releases names. */
const CHANGES = 3;

/** Names the newest releases, in navigation order. `releases` are by the product's folder. */
export function getNamedReleases(
  { sections, config }: Pick<SiteModel, 'sections' | 'config'>,
  releases: Readonly<Record<string, ProductRelease>>,
): NamedRelease[] {
  return sections.flatMap(({ folder, name }) => {
    const release = releases[folder];
    if (!release) return [];
    return {
      ...release,
      changes: release.changes.slice(0, CHANGES),
      name,
      url: `${config.repository}/releases/tag/v${release.version}`,
      changesHref: toHref(getApiPathname(folder, 'changes')),
    };
  });
}
