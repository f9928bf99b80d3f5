import { createElement } from 'react';
import { PageCards } from '../components/landing/PageCards.tsx';
import { Releases } from '../components/landing/Releases.tsx';
import type { ProductRelease } from '../core/data/changelog.ts';
import type { Section, SiteModel } from '../core/site/model.ts';
import { getNamedReleases } from '../core/data/named-releases.ts';
import { getPageCards } from '../core/site/page-cards.ts';

/** Creates the tags that show what the site knows: the pages of a section, and releases. */
export function createSiteTags(
  site: SiteModel,
  section: Section,
  releases: Readonly<Record<string, ProductRelease>>,
  { language, t }: { language: string; t: Label },
) {
  return {
    PageCards: () => createElement(PageCards, { cards: getPageCards(site, section), t }),
    Releases: () =>
      createElement(Releases, { releases: getNamedReleases(site, releases), language, t }),
  };
}
