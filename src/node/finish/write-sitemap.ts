import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentHead } from '../../core/hosting/head.ts';
import { renderRobots, renderSitemap } from '../../core/hosting/sitemap.ts';
import { loadConfig } from '../load-config.ts';

/** Writes `robots.txt`, and `sitemap.xml` with every page that search engines can index. */
export async function writeSitemap(folder: string, heads: readonly DocumentHead[]): Promise<void> {
  const urls = heads.filter(({ indexed }) => indexed).map(({ canonicalUrl }) => canonicalUrl);
  await writeFile(path.join(folder, 'sitemap.xml'), renderSitemap(urls));
  await writeFile(path.join(folder, 'robots.txt'), renderRobots(loadConfig().site.origin));
}
