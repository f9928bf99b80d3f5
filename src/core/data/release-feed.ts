import { encodeXML } from 'entities/escape';
import type { SiteConfig } from '../site/config.ts';
import type { ReleaseNote } from './changelog.ts';
import { getCanonicalUrl, RELEASE_FEED_PATH } from '../urls.ts';

function toTime(date: string): string {
  return `${date}T00:00:00Z`;
}

function renderEntry({ name, repository }: SiteConfig, { version, date, packages }: ReleaseNote) {
  const url = encodeXML(`${repository}/releases/tag/v${version}`);
  return [
    '<entry>',
    `<title>${encodeXML(`${name} v${version}`)}</title>`,
    `<id>${url}</id>`,
    `<link href="${url}"/>`,
    `<updated>${toTime(date)}</updated>`,
    `<summary>${encodeXML(packages.join(', ') || `v${version}`)}</summary>`,
    '</entry>',
  ];
}

/** Renders the releases as an Atom feed (RFC 4287), in the given order. */
export function renderReleaseFeed(site: SiteConfig, releases: readonly ReleaseNote[]): string {
  const self = site.origin + RELEASE_FEED_PATH;
  const updated =
    releases
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${encodeXML(`${site.name} releases`)}</title>`,
    `<id>${encodeXML(self)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${encodeXML(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${encodeXML(getCanonicalUrl(site.origin, '/versions'))}"/>`,
    `<updated>${toTime(updated)}</updated>`,
    `<author><name>${encodeXML(site.name)}</name></author>`,
    ...releases.flatMap((release) => renderEntry(site, release)),
    '</feed>\n',
  ].join('\n');
}
