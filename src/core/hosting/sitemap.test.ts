import { describe, expect, it } from 'vitest';
import { renderRobots, renderSitemap } from './sitemap.ts';

describe('files for search engines', () => {
  it('lists each URL once, sorted', () => {
    const urls = ['https://mui.com/x/b/', 'https://mui.com/x/a/?c&d', 'https://mui.com/x/b/'];
    expect(renderSitemap(urls)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://mui.com/x/a/?c&amp;d</loc></url>
<url><loc>https://mui.com/x/b/</loc></url>
</urlset>
`);
  });

  it('links to the sitemap', () => {
    expect(renderRobots('https://mui.com')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://mui.com/sitemap.xml\n',
    );
  });
});
