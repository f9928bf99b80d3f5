import budgets from '../../../config/budgets.ts';
import hosting from '../../../config/hosting.ts';
import { findOverBudget } from '../../core/budgets.ts';
import { loadSearchConfig, loadSearchIndex, writeSearchIndex } from '../build-search-index.ts';
import { loadPackageVersions } from '../load-config.ts';
import { renderPolicy } from '../../core/hosting.ts';
import { rewriteHtmlFiles } from './html-files.ts';
import { addPreloads, createImportGraph, findFirstDemo } from './module-preloads.ts';
import { getScriptHashes } from './script-hashes.ts';
import { weighPages } from './weigh-pages.ts';
import { writeDemoSources } from './write-demo-sources.ts';
import { writeHostingFiles } from './write-hosting-files.ts';
import { writeSitemap } from './write-sitemap.ts';
import { writeSocialImages } from './write-social-images.ts';

/** Puts the policy of a document into its head: it names just the inline scripts of that document. */
function addPolicy(html: string): string {
  const hashes = [...new Set(getScriptHashes(html))];
  const policy = renderPolicy(hosting.contentSecurityPolicy, hashes);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace('<meta charset="utf-8">', `$&${meta}`);
}

/** Astro writes this into the body, where no style belongs; base.css says the same. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/**
 * Finishes the built files: the sources of the demos and the search index are written, the first
 * demo of each page is preloaded, each document gets its policy and its picture for other sites,
 * and what static hosts and search engines read is written.
 */
export async function finishSite(folder: string): Promise<void> {
  const getClosure = createImportGraph(folder);
  await rewriteHtmlFiles(folder, async (original) => {
    const html = original.replace(ISLAND_STYLE, '');
    const demo = findFirstDemo(html);
    const preloaded = demo.length > 0 ? addPreloads(html, await getClosure(demo)) : html;
    return addPolicy(preloaded);
  });
  await writeDemoSources(folder, loadPackageVersions());
  const { maxCompressedBytes } = loadSearchConfig();
  await writeSearchIndex(folder, await loadSearchIndex(), maxCompressedBytes);
  await writeHostingFiles(folder);
  await writeSocialImages(folder);
  await writeSitemap(folder);

  const tooHeavy = findOverBudget(await weighPages(folder), budgets);
  if (tooHeavy.length > 0) {
    throw new Error(`Over the byte budgets of config/budgets.ts:\n  ${tooHeavy.join('\n  ')}`);
  }
}
