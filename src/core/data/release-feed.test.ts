import { expect, it } from 'vitest';
import { SITE_CONFIG } from '../../../tests/fixtures/site.ts';
import { renderReleaseFeed } from './release-feed.ts';

const SITE = { ...SITE_CONFIG, name: 'Grids & more' };

it('lists releases with dates and packages, escaped for XML', () => {
  const releases = [
    { version: '7.1.0', date: '2025-02-01', packages: ['@x/grid@7.1.0', '<x>'] },
    { version: '7.0.0', date: '2025-03-01', packages: [] },
  ];
  expect(renderReleaseFeed(SITE, releases)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>Grids &amp; more releases</title>
<id>https://docs.test/x/releases.atom</id>
<link rel="self" type="application/atom+xml" href="https://docs.test/x/releases.atom"/>
<link rel="alternate" type="text/html" href="https://docs.test/versions/"/>
<updated>2025-03-01T00:00:00Z</updated>
<author><name>Grids &amp; more</name></author>
<entry>
<title>Grids &amp; more v7.1.0</title>
<id>https://code.test/x/releases/tag/v7.1.0</id>
<link href="https://code.test/x/releases/tag/v7.1.0"/>
<updated>2025-02-01T00:00:00Z</updated>
<summary>@x/grid@7.1.0, &lt;x&gt;</summary>
</entry>
<entry>
<title>Grids &amp; more v7.0.0</title>
<id>https://code.test/x/releases/tag/v7.0.0</id>
<link href="https://code.test/x/releases/tag/v7.0.0"/>
<updated>2025-03-01T00:00:00Z</updated>
<summary>v7.0.0</summary>
</entry>
</feed>
`);
});
