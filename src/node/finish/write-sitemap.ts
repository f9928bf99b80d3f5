import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocumentHead } from '../../core/hosting/head.ts';
import { renderRobots, renderSitemap } from '../../core/hosting/sitemap.ts';
import { loadConfig } from '../load-config.ts';
import { listHtmlFiles } from './html-files.ts';

/** Writes `robots.txt`, and `sitemap.xml` with every page that search engines can index. */
export async function writeSitemap(folder: string): Promise<void> {
  const files = await listHtmlFiles(folder);
  const heads = await Promise.all(
    files.map(async (file) => parseDocumentHead(await readFile(file, 'utf8'))),
  );
  const urls = heads.filter(({ indexed }) => indexed).map(({ canonicalUrl }) => canonicalUrl);
  await writeFile(path.join(folder, 'sitemap.xml'), renderSitemap(urls));
  await writeFile(path.join(folder, 'robots.txt'), renderRobots(loadConfig().site.origin));
}
