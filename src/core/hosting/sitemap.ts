import { encodeXML } from 'entities/escape';

/** Renders `sitemap.xml` with sorted, unique URLs. */
export function renderSitemap(urls: readonly string[]): string {
  const lines = [...new Set(urls)].sort().map((url) => `<url><loc>${encodeXML(url)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>\n',
  ].join('\n');
}

/** Renders `robots.txt`, which allows everything and links to the sitemap. */
export function renderRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
